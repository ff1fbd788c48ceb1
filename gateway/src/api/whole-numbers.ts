import { plainDigits } from '@tablewell/shared/text';

interface Problem {
  readonly keyword: string;
  /** A JSON pointer. */
  readonly instancePath: string;
  readonly params: unknown;
}

/** Up to fifteen digits of any script: a form passes on what its user has typed. */
const wholeNumber = /^-?\p{Nd}{1,15}$/u;

/**
 * Converts, in place, a whole number that was written as text where a number is expected. Nothing else is converted.
 * Returns true if there was one, so that the body has to be validated again.
 */
export function readWholeNumbers(body: unknown, problems: readonly Problem[]): boolean {
  let read = false;
  for (const { keyword, instancePath, params } of problems) {
    if (keyword !== 'type' || !wantsNumber(params as { type?: unknown })) continue;
    const path = instancePath.split('/').slice(1).map(unescape);
    const last = path.pop();
    const holder = path.reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], body);
    if (last === undefined || typeof holder !== 'object' || holder === null) continue;
    const values = holder as Record<string, unknown>;
    const value = values[last];
    if (typeof value !== 'string' || !wholeNumber.test(value)) continue;
    values[last] = Number(plainDigits(value));
    read = true;
  }
  return read;
}

function wantsNumber({ type }: { type?: unknown }): boolean {
  return [type].flat().some((kind) => kind === 'integer' || kind === 'number');
}

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
