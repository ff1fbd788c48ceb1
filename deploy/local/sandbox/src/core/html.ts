/** Markup that is safe to print. Only `html` creates it; plain strings are always escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | null | readonly Part[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** A template whose inserted values are escaped, unless they are themselves made by `html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + print(parts[index - 1]) + string));
}

function print(part: Part): string {
  if (part === false || part === undefined || part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(print).join('');
  return escapeHtml(String(part));
}

/** Plain text with its web addresses turned into links that open in a separate page. */
export function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) =>
      index % 2 === 1
        ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>`
        : html`${piece}`,
    );
}
