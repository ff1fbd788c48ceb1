const longestName = 60;

// Other signs that programs read as a dot, and those that have no width or turn the direction of writing.
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * A name as it may stand in a message to a stranger: in one line, clipped, and with nothing that a phone or a mail program
 * turns into a link. What a person would still read as words stays.
 */
export function safeName(text: string): string {
  const words = text
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
  return letters.length <= longestName
    ? words
    : `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`;
}
