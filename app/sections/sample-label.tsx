import { useTranslation } from "react-i18next";

/** Says of an entry that it was written to show the site, after what stands before it on the same line. */
export function SampleLabel({ sample }: { sample: boolean }) {
	const { t } = useTranslation();
	return sample ? `\u00a0· ${t("sample")}` : null;
}

/** Says the same of the fees that a text names, as a paragraph below it. */
export function SampleFees({ sampleFees }: { sampleFees: boolean | undefined }) {
	const { t } = useTranslation();
	return sampleFees ? <p className="mt-4 text-small text-gris">{t("sampleFees")}</p> : null;
}
