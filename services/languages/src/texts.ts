import { directionOf, type Language } from './languages';
import { type Catalog, createReader, type Value } from './reader';

export type { Catalog, Value } from './reader';

/** The ids of a catalog, each with the values that its text needs: none, or one object. */
type Shape = object;

/** A text by its id. An unknown id or a missing value does not compile. */
export type Translate<Texts extends Shape> = <Id extends keyof Texts & string>(
  id: Id,
  ...values: Texts[Id] extends readonly unknown[] ? Texts[Id] : never
) => string;

/** Isolates text of an unknown direction, so that it does not reorder the words around it (U+2068, U+2069). */
const isolated = (value: Value): Value => (typeof value === 'string' ? `\u2068${value}\u2069` : value);

/**
 * The texts of one language. In a right-to-left language inserted values are isolated, except for `plain` channels such
 * as SMS, where the marks would be shown or counted. If a page refers to a text that was removed, it shows the text's
 * id.
 */
export function createTexts<Texts extends Shape>(
  language: Language,
  catalog: Catalog,
  { plain = false } = {},
): Translate<Texts> {
  const isolates = !plain && directionOf(language) === 'rtl';
  const read = createReader(language, isolates ? isolated : (value) => value);
  return (id, ...given) => read(catalog[id] ?? id, (given[0] ?? {}) as Record<string, Value>);
}
