/** The bounds of one JSON body. */
interface JsonBounds {
  readonly maxLevels: number;
  /** Keys of objects and items of arrays together. */
  readonly maxValues: number;
}

const codeOf = (character: string): number => character.charCodeAt(0);
const quote = codeOf('"');
const backslash = codeOf('\\');
const comma = codeOf(',');
const opening = [codeOf('{'), codeOf('[')];
const closing = [codeOf('}'), codeOf(']')];
const lastSpace = codeOf(' ');

/**
 * Checks the bytes of a JSON body against its bounds in one pass, which ends at the first excess: parsing a body into a
 * million objects costs a hundred times as much as counting them. Does not validate the JSON.
 */
export function jsonBoundsProblem(bytes: Buffer, { maxLevels, maxValues }: JsonBounds): string | undefined {
  let level = 0;
  let values = 0;
  let isFirst = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte <= lastSpace) continue;
    if (isFirst && !closing.includes(byte)) values += 1;
    isFirst = false;
    if (byte === comma) values += 1;
    else if (byte === quote) {
      at = endOfString(bytes, at);
      if (at < 0) break;
    } else if (opening.includes(byte)) {
      level += 1;
      isFirst = true;
    } else if (closing.includes(byte)) level -= 1;
    if (level > maxLevels) return 'The body is nested too deeply';
    if (values > maxValues) return `The body holds too many values: at most ${maxValues} are read`;
  }
  return undefined;
}

/** The position of the quote that ends the string starting at `start`; -1 if there is none. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let first = end;
    while (bytes[first - 1] === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return -1;
}
