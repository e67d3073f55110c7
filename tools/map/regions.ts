/** A state, as `us-atlas` (its FIPS code) or `mexican-states.topojson` (its ISO 3166-2 code) names its shape. */
export interface Region {
	country: "US" | "MX";
	shape: string;
}

/** Postal codes of states and territories, each with its FIPS code (U.S. Census Bureau). */
const unitedStates =
	"AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 " +
	"MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 " +
	"VA51 WA53 WV54 WI55 WY56 AS60 GU66 MP69 PR72 VI78";

/** ISO 3166-2 codes, each with how addresses abbreviate the state where that differs. */
const mexicanStates =
	"AGU/AGS BCN/BC BCS CAM/CAMP CHP/CHIS CHH/CHIH CMX/CDMX/DF COA/COAH COL DUR/DGO GUA/GTO GRO HID/HGO JAL MEX/EDOMEX " +
	"MIC/MICH MOR NAY NLE/NL OAX PUE QUE/QRO ROO/QROO SLP SIN SON TAB TAM/TAMPS TLA/TLAX VER YUC ZAC";

const shapes: Readonly<Record<Region["country"], ReadonlyMap<string, string>>> = {
	US: new Map(unitedStates.split(" ").map((each) => [each.slice(0, 2), each.slice(2)])),
	MX: new Map(
		mexicanStates.split(" ").flatMap((each) => {
			const [iso = "", ...others] = each.split("/");
			return [iso, ...others].map((code) => [code, `MX-${iso}`] as const);
		}),
	),
};

/**
 * The state of a code as it stands in an address: `TX`; `NLE`, `N. L.` or `NL`.
 *
 * @throws RangeError when the country has no such state
 */
export function regionOf(country: Region["country"], code: string): Region {
	const letters = code
		.normalize("NFD")
		.replace(/[^a-z]/gi, "")
		.toUpperCase();
	const shape = shapes[country].get(letters);
	if (shape) return { country, shape };
	const codes = [...shapes[country].keys()].join(", ");
	throw new RangeError(`"${code}" is no state of ${country}; its states are ${codes}`);
}
