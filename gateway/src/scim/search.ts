import { type Chosen, isPlain } from './attributes';
import { ScimError } from './errors';
import { type Wanted, wantedBy } from './filter';

const pageSize = 100;
export const maxPage = 200;
const largestNumber = 1_000_000;

/** A request for users, from a query or from the body of `.search` (RFC 7644, section 3.4). */
export interface Search {
  readonly wanted: Wanted;
  /** From 1 on. */
  readonly startIndex: number;
  readonly count: number;
  readonly chosen: Chosen;
}

/** Reads a query or a body; a number that is none, or out of bounds, is the nearest usable one. */
export function readSearch(given: unknown): Search {
  if (!isPlain(given)) throw new ScimError(400, 'A search must be an object.', 'invalidSyntax');
  return {
    wanted: wantedBy(textIn('filter', given['filter'])),
    startIndex: Math.max(1, wholeOf(given['startIndex'], 1)),
    count: Math.min(maxPage, Math.max(0, wholeOf(given['count'], pageSize))),
    chosen: readChosen(given),
  };
}

/** The attributes that a caller chose: a text with commas, or a list in a body. */
export function readChosen(given: unknown): Chosen {
  if (!isPlain(given)) return {};
  const namesIn = (name: string) => {
    const value = given[name];
    return textIn(name, Array.isArray(value) ? value.join(',') : value);
  };
  return { attributes: namesIn('attributes'), excludedAttributes: namesIn('excludedAttributes') };
}

function textIn(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new ScimError(400, `There must be one ${name}, as a text.`, 'invalidValue');
}

function wholeOf(value: unknown, fallback: number): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : fallback;
  return Number.isInteger(number) && Math.abs(number) <= largestNumber ? number : fallback;
}
