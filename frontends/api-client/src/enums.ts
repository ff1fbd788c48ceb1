/** The names of a generated enum, which has a value for what an older sender leaves out. */
interface GeneratedEnum {
  readonly UNSPECIFIED: number;
}

/**
 * What each value of a generated enum is for the pages. A value that has no entry does not compile. Use `import type` for the
 * enum where the page itself is loaded: its module contains the generated messages, too.
 */
export type Meanings<E extends GeneratedEnum, Meaning> = Readonly<Record<keyof E, Meaning>>;

/** The meaning of a value; that of `UNSPECIFIED` for a value of a later release. */
export function readEnum<E extends GeneratedEnum, Meaning>(
  values: E,
  meanings: Meanings<E, Meaning>,
  value: number,
): Meaning {
  const names = values as unknown as Readonly<Record<number, keyof E | undefined>>;
  return meanings[names[value] ?? 'UNSPECIFIED'];
}

/** The value with a meaning; `UNSPECIFIED` only if no other has it. */
export function writeEnum<E extends GeneratedEnum, Meaning>(
  values: E,
  meanings: Meanings<E, Meaning>,
  meaning: Meaning,
): E[keyof E] {
  const names = Object.keys(meanings) as (keyof E)[];
  const name = names.find((each) => each !== 'UNSPECIFIED' && meanings[each] === meaning);
  return values[name ?? 'UNSPECIFIED'];
}
