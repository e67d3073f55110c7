import { createInstance, type i18n, type Namespace, type ResourceLanguage, type TFunction } from "i18next";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";
import type { Locale } from "./locale.ts";
import { optionsFor } from "./options.ts";

/**
 * The server's i18next instances: one per language, made when the module loads, with every namespace. Requests share
 * them, so an instance's language must never change.
 */
export const instances: Readonly<Record<Locale, i18n>> = { es: instanceOf("es", es), en: instanceOf("en", en) };

/**
 * The messages of a language in one or more namespaces. Keys outside the first namespace are written `namespace:key`.
 */
export function translator<const Ns extends Namespace>(locale: Locale, namespaces: Ns): TFunction<Ns> {
	return instances[locale].getFixedT(null, namespaces);
}

function instanceOf(locale: Locale, messages: ResourceLanguage): i18n {
	const instance = createInstance();
	// With inline resources and no backend, `init` is synchronous.
	void instance.init({ ...optionsFor(locale), resources: { [locale]: messages }, initAsync: false });
	// useTranslation copies the instance's own properties for every component that calls it; an object that inherits them
	// has almost none.
	const shared: i18n = Object.create(instance);
	shared.getFixedT = memoized(instance.getFixedT);
	return shared;
}

/** A page uses several hundred messages, most of them without variables: each is looked up once for all pages. */
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
