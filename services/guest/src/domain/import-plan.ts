import { sanitise } from '@tablewell/booking-rules';
import { type Guest, guestKey, hasPhone, later, matchGuest, newGuest, type Person } from './guest';

/** One row of an import, as it was sent. */
export interface ImportRow {
  readonly name: string;
  readonly phoneNumber: string;
  readonly visits?: number | undefined;
  readonly lastVisit?: Date | undefined;
}

/** A person to bring in: the rows that name the same one, put together. */
export interface Newcomer {
  readonly key: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly visits: number;
  readonly lastVisit: Date | null;
  /** How many rows named them. */
  readonly rows: number;
}

/** The longest name and phone that are kept. */
export const longestName = 200;
export const longestPhone = 250;

/** What is wrong with a name, or undefined; the text of a manual entry (spec owner §5). */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Guest name is required';
  return name.length > longestName ? `Guest name cannot exceed ${longestName} characters` : undefined;
}

function rowProblem({ name, phoneNumber }: Person, number: number): string | undefined {
  if (name === '') return `Row ${number}: Name is required but was empty`;
  if (name.length > longestName) return `Row ${number}: Name is too long`;
  return phoneNumber.length > longestPhone ? `Row ${number}: Phone number is too long` : undefined;
}

/** Reads the rows: people by key, and a line for every row that names nobody. Rows are counted from 1. */
export function readRows(rows: readonly ImportRow[]): { newcomers: Newcomer[]; errors: string[] } {
  const newcomers = new Map<string, Newcomer>();
  const errors: string[] = [];
  rows.forEach((row, index) => {
    const person = { name: sanitise(row.name), phoneNumber: sanitise(row.phoneNumber) };
    const problem = rowProblem(person, index + 1);
    if (problem) return errors.push(problem);
    const key = guestKey(person);
    const before = newcomers.get(key);
    return newcomers.set(key, {
      ...person,
      key,
      // A count that is no whole number from 0 on is ignored (spec owner §5).
      visits: Math.max(before?.visits ?? 0, row.visits ?? 0, 0),
      lastVisit: later(before?.lastVisit ?? null, row.lastVisit ?? null),
      rows: (before?.rows ?? 0) + 1,
    });
  });
  return { newcomers: [...newcomers.values()], errors };
}

/** What one newcomer makes of the list. */
export type ImportStep =
  | { readonly kind: 'create'; readonly guest: Guest }
  | { readonly kind: 'update'; readonly guest: Guest; readonly before: Guest }
  | { readonly kind: 'keep'; readonly guest: Guest };

/**
 * Decides a newcomer against the guests known. Counts and dates only grow, so that the same file a second time,
 * or an old one, changes nothing and takes no visit away.
 */
export function importStep(
  known: readonly Guest[],
  newcomer: Newcomer,
  made: { id: string; restaurantId: string; isFirstOfName: boolean },
): ImportStep {
  const { name, phoneNumber, key, visits, lastVisit } = newcomer;
  const before = matchGuest(known, newcomer, key);
  if (!before) {
    const guest = newGuest(made.id, made.restaurantId, { name, phoneNumber }, made.isFirstOfName, key);
    return { kind: 'create', guest: { ...guest, visits, lastVisit } };
  }
  const learnt = hasPhone({ key }) ? { key, phoneNumber } : {};
  const after: Guest = {
    ...before,
    ...learnt,
    name,
    holdsName: before.name === name ? before.holdsName : made.isFirstOfName,
    visits: Math.max(before.visits, visits),
    lastVisit: later(before.lastVisit, lastVisit),
  };
  if (isSame(before, after)) return { kind: 'keep', guest: before };
  return { kind: 'update', before, guest: { ...after, version: before.version + 1 } };
}

function isSame(a: Guest, b: Guest): boolean {
  return (
    a.key === b.key &&
    a.name === b.name &&
    a.phoneNumber === b.phoneNumber &&
    a.visits === b.visits &&
    a.lastVisit?.getTime() === b.lastVisit?.getTime()
  );
}
