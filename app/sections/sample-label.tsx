import { useTranslation } from "react-i18next";

/** Says of an entry that it was written to show the site, after what stands before it on the same line. */
export function SampleLabel({ sample }: { sample: boolean }) {
	const { t } = useTranslation();
	return sample ? `\u00a0·\u00a0${t("sample")}` : null;
}
