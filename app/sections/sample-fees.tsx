import { useTranslation } from "react-i18next";

/** Says of the fees that a text names that they were written to show the site, as a paragraph below it. */
export function SampleFees({ sampleFees }: { sampleFees: boolean | undefined }) {
	const { t } = useTranslation("law");
	return sampleFees ? <p className="mt-4 text-small text-gris">{t("sampleFees")}</p> : null;
}
