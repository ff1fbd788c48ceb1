import { sanitize } from '@tablewell/shared/text';
import { type Guest, guestKey, hasPhone, later, matchGuest, newGuest, type Person } from './guest';

/** One row of an import. */
export interface ImportRow {
  readonly name: string;
  readonly phoneNumber: string;
  readonly visits?: number | undefined;
  readonly lastVisit?: Date | undefined;
}

/** A person to import, merged from all their rows. */
export interface Newcomer {
  readonly key: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly visits: number;
  readonly lastVisit: Date | null;
  /** Number of rows of this person. */
  readonly rows: number;
}

/** Limits of stored names and phones. */
const maxNameLength = 200;
export const maxPhoneLength = 250;

/** The problem with a name, with the text for manual entry; undefined if it is valid. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Guest name is required';
  return name.length > maxNameLength ? `Guest name cannot exceed ${maxNameLength} characters` : undefined;
}

function rowProblem({ name, phoneNumber }: Person, number: number): string | undefined {
  if (name === '') return `Row ${number}: Name is required but was empty`;
  if (name.length > maxNameLength) return `Row ${number}: Name is too long`;
  return phoneNumber.length > maxPhoneLength ? `Row ${number}: Phone number is too long` : undefined;
}

/** Merges the rows by person, and reports invalid rows, counted from 1. */
export function readRows(rows: readonly ImportRow[]): { newcomers: Newcomer[]; errors: string[] } {
  const newcomers = new Map<string, Newcomer>();
  const errors: string[] = [];
  rows.forEach((row, index) => {
    const person = { name: sanitize(row.name), phoneNumber: sanitize(row.phoneNumber) };
    const problem = rowProblem(person, index + 1);
    if (problem) return errors.push(problem);
    const key = guestKey(person);
    const before = newcomers.get(key);
    return newcomers.set(key, {
      ...person,
      key,
      // Invalid counts are ignored (GUEST-6).
      visits: Math.max(before?.visits ?? 0, row.visits ?? 0, 0),
      lastVisit: later(before?.lastVisit ?? null, row.lastVisit ?? null),
      rows: (before?.rows ?? 0) + 1,
    });
  });
  return { newcomers: [...newcomers.values()], errors };
}

/** The change that a newcomer makes to the list. */
export type ImportStep =
  | { readonly kind: 'create'; readonly guest: Guest }
  | { readonly kind: 'update'; readonly guest: Guest; readonly before: Guest }
  | { readonly kind: 'keep'; readonly guest: Guest };

/**
 * Decides a newcomer's change. Counts and dates only grow, so that importing the same or an old file again changes
 * nothing.
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
  const phone = hasPhone({ key }) ? { key, phoneNumber } : {};
  const after: Guest = {
    ...before,
    ...phone,
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
