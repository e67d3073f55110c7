import { createInstance, type i18n, type Namespace, type ResourceLanguage, type TFunction } from "i18next";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";
import type { Locale } from "./locale.ts";
import { optionsFor } from "./options.ts";

/**
 * The server's i18next instances: one per language, made when the module loads, with every namespace. Requests share
 * them, so nothing may change an instance's language.
 */
export const instances: Readonly<Record<Locale, i18n>> = { es: instanceOf("es", es), en: instanceOf("en", en) };

/**
 * The messages of a language in a namespace. Of several namespaces, keys of all but the first are written
 * `namespace:key`.
 */
export function translator<const Ns extends Namespace>(locale: Locale, namespaces: Ns): TFunction<Ns> {
	return instances[locale].getFixedT(null, namespaces);
}

function instanceOf(locale: Locale, messages: ResourceLanguage): i18n {
	const instance = createInstance();
	// With resources and without a backend, nothing is awaited.
	void instance.init({ ...optionsFor(locale), resources: { [locale]: messages }, initAsync: false });
	// useTranslation copies an instance's own properties for every component that calls it: an object that inherits
	// them has next to none.
	const shared: i18n = Object.create(instance);
	shared.getFixedT = memoized(instance.getFixedT);
	return shared;
}

/** A page asks for some hundred messages, most of them without variables: each is looked up once for all pages. */
function memoized(getFixedT: i18n["getFixedT"]): i18n["getFixedT"] {
	const functions = new Map<string, TFunction>();
	return new Proxy(getFixedT, {
		apply(target, self, args) {
			const key = JSON.stringify(args);
			const known = functions.get(key) ?? withMemory(Reflect.apply(target, self, args));
			functions.set(key, known);
			return known;
		},
	});
}

function withMemory(t: TFunction): TFunction {
	const texts = new Map<unknown, string>();
	return new Proxy(t, {
		apply(target, self, args) {
			if (args.length > 1) return Reflect.apply(target, self, args);
			const text = texts.get(args[0]) ?? Reflect.apply(target, self, args);
			texts.set(args[0], text);
			return text;
		},
	});
}
