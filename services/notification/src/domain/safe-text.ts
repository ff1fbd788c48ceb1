const maxNameLength = 60;

// Characters that clients treat as a dot, and zero-width or bidirectional control characters.
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * Makes a name safe for a message: one line, truncated, and without anything that a phone or mail client would turn into
 * a link.
 */
export function safeName(text: string): string {
  return safeText(text, maxNameLength);
}

/** The same for a person's text, with another maximum length. */
export function safeText(text: string, maxLength: number): string {
  const words = text
    // It is typed as an apostrophe; its compatible form is a space with an accent.
    .replaceAll('´', '’')
    .normalize('NFKC')
    .replace(/[\n\r\t]+/g, ' ')
    .replace(invisible, '')
    .replace(otherDots, '.')
    .replace(/[a-z][a-z\d+.-]*:\/\//giu, ' ')
    .replace(/(?<=[\p{L}\p{N}_-])\.(?=\p{L}[\p{L}\p{N}-])/gu, ' ')
    .replace(/(?<=\d)\.(?=\d+\.\d)/gu, ' ')
    .replace(/[/\\@]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...words];
  return letters.length <= maxLength
    ? words
    : `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
