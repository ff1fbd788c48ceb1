import { safeText } from './safe-text';

/** What a restaurant's text can insert. */
export type Variable =
  | 'restaurant'
  /** The diner's first name. */
  | 'guest'
  /** `4 guests` */
  | 'guests'
  /** With the area, if one was requested. */
  | 'when'
  | 'link'
  | 'phone'
  /** The restaurant's own words about a request. */
  | 'words'
  /** How a reminder, or the question to a late party, is answered. */
  | 'answers'
  /** A member's answer to the diner. */
  | 'text';

/** The values of the variables that a kind of message has; empty where there is nothing. */
export type TemplateValues = Readonly<Partial<Record<Variable, string>>>;

/** A template as far as it can be read, and what is wrong with it. */
export interface ReadTemplate {
  readonly variables: readonly string[];
  /** Why it is no template; empty if it is one. */
  readonly fault: string;
}

/** What the law, or the diner, needs in a message (MESSAGE-41). */
const reasons: Partial<Record<Variable, string>> = {
  restaurant: 'The text must say who sends it: {{ restaurant }}.',
  link: 'The text needs the link to change or cancel: {{ link }}.',
  answers: 'The text needs how to answer: {{ answers }}.',
  text: 'The text needs what you answer: {{ text }}.',
};

/** Why a rendered text cannot be sent; undefined if it can. A condition in it may leave out what it has to have. */
export function sentProblem(
  text: string,
  values: TemplateValues,
  required: readonly Variable[],
): string | undefined {
  const missing = required.find((name) => !tells(text, name, values[name] ?? ''));
  if (missing) return reasons[missing] ?? `The text needs {{ ${missing} }}.`;
  if (hasLinks(values.link ? text.replaceAll(values.link, ' ') : text))
    return 'The text can have no other link than {{ link }}.';
  return undefined;
}

/** A filter may have changed the case, which only a link does not survive. */
function tells(text: string, name: Variable, value: string): boolean {
  return name === 'link'
    ? text.includes(value)
    : text.replace(/\s+/gu, ' ').toUpperCase().includes(value.toUpperCase());
}

/**
 * Whether a phone would make a link of something in the text. Lines, spaces, a single slash (`and/or`), the end of a
 * sentence in Japanese and the invisible characters of emoji and of Arabic do not make one.
 */
function hasLinks(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\/)\/(?!\/)/gu, ' ')
    .replace(/(?<![\p{Script=Latin}\p{N}])\u3002|\u3002(?![\p{Script=Latin}\p{N}])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return safeText(plain, plain.length + 1) !== plain.replaceAll('´', '’');
}
