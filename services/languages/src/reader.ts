import { type Language, localeOf } from './languages';

/**
 * One piece of a compiled text: words, `#` for the number that is counted, or a value by its name, which may choose
 * among cases. This is the output of Lingui's compiler for ICU's message format.
 */
export type Token = string | readonly [name: string] | readonly [name: string, kind: string, cases: Cases];
type Cases = Readonly<Record<string, string | readonly Token[]>>;

/** A compiled catalog: the texts of one language by their ids. */
export type Catalog = Readonly<Record<string, readonly Token[]>>;

/** A value to insert into a text. */
export type Value = string | number;

/**
 * Renders compiled texts of one language. Counted numbers are formatted by that language; `insert` says how values are
 * written.
 */
export function createReader(language: Language, insert: (value: Value) => Value) {
  const locale = localeOf(language);
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const pluralOf = (count: number): string => (plurals ??= new Intl.PluralRules(locale)).select(count);
  const numeral = (count: number): string => (numbers ??= new Intl.NumberFormat(locale)).format(count);

  return function read(
    tokens: string | readonly Token[],
    values: Readonly<Record<string, Value>>,
    counted?: number,
  ): string {
    if (typeof tokens === 'string') return tokens;
    const write = (token: Token): Value => {
      if (typeof token === 'string') return token === '#' && counted !== undefined ? numeral(counted) : token;
      const [name, , cases] = token;
      const value = values[name] ?? '';
      if (!cases) return insert(value);
      const chosen = cases[value] ?? cases[pluralOf(Number(value))] ?? cases['other'] ?? '';
      return read(chosen, values, Number(value));
    };
    return tokens.map(write).join('');
  };
}
