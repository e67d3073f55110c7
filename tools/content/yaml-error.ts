import type { Document, YAMLParseError } from "yaml";

/** What is wrong and what to do, for whoever edits the file. */
export interface Slip {
	line: number;
	es: string;
	en: string;
}

/** A line of a file, and what the diagnosis of an error looks at. */
interface Scene {
	error: YAMLParseError;
	line: number;
	/** The line without its end, and the one after it. */
	text: string;
	next: string;
	lines: readonly string[];
}

type Diagnosis = (scene: Scene) => Omit<Slip, "line"> | Slip | undefined;

/**
 * The first error of a file that is no YAML, in plain words. The parser says where it stopped understanding and by which
 * rule; the slip of the pen is read from the line itself, and the first diagnosis that fits is the one.
 */
export function slipOf(document: Document, source: string): Slip | undefined {
	const [error] = document.errors;
	if (!error) return undefined;
	const lines = source.split(/\r?\n/);
	const line = Math.min(error.linePos?.[0].line ?? 1, lines.length);
	const scene = { error, line, text: lines[line - 1] ?? "", next: lines[line] ?? "", lines };
	for (const diagnose of diagnoses) {
		const slip = diagnose(scene);
		if (slip) return { line, ...slip };
	}
	const [said = ""] = error.message.split(" at line ");
	return {
		line,
		es: `no se entiende este renglón ni el anterior (${said}): compárelos con los de otro archivo igual`,
		en: `this line or the one before cannot be read (${said}): compare them with another file of the same kind`,
	};
}

const diagnoses: readonly Diagnosis[] = [
	conflictMarks,
	tab,
	unclosedQuote,
	dashWithoutBlank,
	colonWithoutBlank,
	twice,
	unclosedBracket,
	reservedCharacter,
	quoteInside,
	textBesideMark,
	colonInText,
	indentation,
];

function conflictMarks({ text }: Scene) {
	if (!/^(<{7}|={7}|>{7})/.test(text)) return undefined;
	return {
		es: "quedaron las marcas de dos versiones del archivo (<<<<<<<, =======, >>>>>>>): deje una y borre las marcas",
		en: "the marks of two versions of the file were left (<<<<<<<, =======, >>>>>>>): keep one and delete the marks",
	};
}

function tab({ error, text }: Scene) {
	if (error.code !== "TAB_AS_INDENT" && !/^ *\t/.test(text)) return undefined;
	return {
		es: "el renglón empieza con un tabulador: cámbielo por espacios, tantos como los renglones de al lado",
		en: "the line begins with a tab: put blanks in its place, as many as the lines beside it have",
	};
}

function unclosedQuote({ error, lines }: Scene) {
	if (!/Missing closing ["']quote/.test(error.message)) return undefined;
	const mark = error.message.includes('"') ? '"' : "'";
	// The parser sees it at the end of the file; it opens where a value begins with it and its line has no second one.
	const opens = lines.findIndex((text) => {
		const [, value = ""] = /(?:^\s*|[:{[,-]\s+)(["'].*)$/.exec(text) ?? [];
		return value.startsWith(mark) && !value.slice(1).replace(/\\./g, "").includes(mark);
	});
	return {
		line: opens + 1 || 1,
		es: `unas comillas (${mark}) se abren y no se cierran: ciérrelas al final del texto`,
		en: `a quotation mark (${mark}) is opened and not closed: close it at the end of the text`,
	};
}

function dashWithoutBlank({ text }: Scene) {
	if (!/^\s*-[^\s-]/.test(text)) return undefined;
	return {
		es: "falta un espacio después del guion: “- texto”",
		en: "a blank is missing after the dash: “- text”",
	};
}

function colonWithoutBlank({ error, text }: Scene) {
	const [, field] = /^\s*(?:- +)?([A-Za-z]\w*):[^\s/]/.exec(text) ?? [];
	if (!field || error.code === "BLOCK_AS_IMPLICIT_KEY") return undefined;
	return {
		es: `falta un espacio después de los dos puntos: “${field}: texto”`,
		en: `a blank is missing after the colon: “${field}: text”`,
	};
}

function twice({ error, text }: Scene) {
	if (error.code !== "DUPLICATE_KEY") return undefined;
	const [, field = "", value] = /^\s*(?:- +)?["']?([^:"']+)["']?:(.*)$/.exec(text) ?? [];
	const what = value === undefined ? "" : ` “${field}”`;
	return {
		es: `el campo${what} está dos veces: borre uno, o ponga un guion delante si empieza otro elemento de la lista`,
		en: `the field${what} stands twice: delete one, or put a dash before it if another item of the list begins here`,
	};
}

function unclosedBracket({ error }: Scene) {
	const [, mark] = /Flow (?:map|sequence).*end with a ([}\]])/.exec(error.message) ?? [];
	if (!mark) return undefined;
	const open = mark === "]" ? "[" : "{";
	return {
		es: `un “${open}” se abre antes y no se cierra con “${mark}”`,
		en: `a “${open}” before this is not closed with “${mark}”`,
	};
}

function reservedCharacter({ error, text }: Scene) {
	const [, mark] = /:\s+([@`%*&!])/.exec(text) ?? /^\s*-\s+([@`%*&!])/.exec(text) ?? [];
	if (!mark || !/BAD_SCALAR_START|UNEXPECTED_TOKEN|BAD_ALIAS/.test(error.code)) return undefined;
	return {
		es: `un texto no puede empezar con ${mark} sin comillas: ponga comillas (") alrededor`,
		en: `a text cannot begin with ${mark} without quotation marks: put them (") around it`,
	};
}

function quoteInside({ error, text }: Scene) {
	const [, mark] = /(?:[:-]\s+)(["'])/.exec(text) ?? [];
	if (!mark || error.code !== "UNEXPECTED_TOKEN") return undefined;
	return {
		es: `el texto sigue después de cerrar las comillas (${mark}): dentro de un texto escriba “ ” o ’`,
		en: `the text goes on after its closing quotation mark (${mark}): inside of a text write “ ” or ’`,
	};
}

function textBesideMark({ error }: Scene) {
	if (!error.message.startsWith("Block scalar header")) return undefined;
	return {
		es: "después de | o > el texto empieza en el renglón de abajo, con más espacios",
		en: "after | or > the text begins on the next line, with more blanks before it",
	};
}

/** `title: Prelitigio: resolver antes`, and a text over two lines with a colon in the second one. */
function colonInText({ error, line, text, next }: Scene) {
	if (error.code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
	const [, field = "", value = ""] = /^\s*(?:- +)*["']?([^:"']+)["']?:\s+(.*)$/.exec(text) ?? [];
	if (/:(\s|$)/.test(value)) {
		return {
			es: `el texto lleva dos puntos (:): póngalo entre comillas, ${field}: "${shortened(value)}"`,
			en: `the text has a colon (:): put it in quotation marks, ${field}: "${shortened(value)}"`,
		};
	}
	// A field that was moved to the right by mistake is a word; what goes on from the line before is a sentence.
	if (/^\s+[A-Za-z]\w*:(\s|$)/.test(next)) return misplaced(line + 1);
	return {
		line: line + 1,
		es: `el texto sigue en este renglón y lleva dos puntos (:): escriba ${field}: >- y el texto abajo, con más espacios`,
		en: `the text goes on in this line and has a colon (:): write ${field}: >- and the text below, with more blanks`,
	};
}

function indentation({ error, line }: Scene) {
	return /BAD_INDENT|MULTILINE_IMPLICIT_KEY|MISSING_CHAR/.test(error.code) ? misplaced(line) : undefined;
}

function misplaced(line: number): Slip {
	return {
		line,
		es: "los espacios al principio del renglón no son los de sus vecinos: los campos de un grupo empiezan en la misma columna, y un texto largo lleva más espacios que su campo",
		en: "the blanks at the beginning of the line are not those of its neighbours: fields of a group begin in the same column, and a long text has more blanks than its field",
	};
}

function shortened(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
}
