/** A function that knows what it made of a thing when it meets the thing again: several checks look at the same texts. */
export function remember<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
	const known = new WeakMap<Key, Made>();
	return (key) => {
		const made = known.get(key) ?? make(key);
		known.set(key, made);
		return made;
	};
}
