/** Short texts of a restaurant that members insert into their answers (MESSAGE-42). */
export interface Snippets {
  readonly texts: readonly string[];
  /** Incremented with every change; 0 before the first one. */
  readonly version: number;
}

export const maxSnippets = 20;
export const maxSnippetLength = 300;

/** The texts to store: in the order given, without control characters, the spaces around them, and empty ones. */
export const snippetTexts = (typed: readonly string[]): string[] =>
  typed.map((text) => text.replace(/[^\P{Cc}\n]/gu, '').trim()).filter((text) => text !== '');

/** Why these cannot be stored; undefined if they can. */
export function snippetsProblem(texts: readonly string[]): string | undefined {
  if (texts.length > maxSnippets) return `There can be at most ${maxSnippets} texts.`;
  return texts.some((text) => [...text].length > maxSnippetLength)
    ? `A text has at most ${maxSnippetLength} characters.`
    : undefined;
}
