import { ownText, type SafeText } from '../../domain/safe-text';

/** A fact of a mail, in one line with its label. */
export interface Fact {
  readonly label: string;
  readonly value: SafeText;
  /** What the value was before, as a sentence; absent if it is the same. */
  readonly before?: string | undefined;
  /** Makes the value a link. */
  readonly href?: string | undefined;
  /** A link below the value. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** Whether the value is a phone number, an address of the internet or an id, which run from left to right (LANG-6). */
  readonly isLtr?: boolean;
}

/**
 * The facts of a reservation with what they were before. `write` gives the values of a reservation; an empty value is
 * left out unless it replaces another one. `texts`: how an earlier value and the lack of one are told.
 */
export function factsSince<T>(
  now: T,
  earlier: T | undefined,
  write: (reservation: T) => readonly Fact[],
  texts: { readonly previously: (value: string) => string; readonly none: string },
): Fact[] {
  const before = earlier && write(earlier);
  return write(now)
    .map((fact, index) => {
      const was = before?.[index]?.value ?? fact.value;
      return was === fact.value
        ? fact
        : { ...fact, value: fact.value || ownText(texts.none), before: texts.previously(was || texts.none) };
    })
    .filter(({ value }) => value !== '');
}
