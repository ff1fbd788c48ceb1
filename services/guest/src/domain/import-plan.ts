import { type Guest, later, newGuest, sameGuest } from './guest';
import { type GuestInput, readEmail, readInput } from './guest-input';
import { guestKey, hasPhone, matchGuest, nameOf, soughtBy } from './identity';

/** One row of an import. */
export interface ImportRow extends GuestInput {
  /** As entered; empty if unknown. */
  readonly email?: string | undefined;
  readonly visits?: number | undefined;
  readonly lastVisit?: Date | undefined;
}

/** A person to import, merged from all their rows. */
export interface ImportedPerson extends GuestInput {
  readonly key: string;
  /** By what the guest is looked up; see {@link soughtBy}. */
  readonly keys: readonly string[];
  readonly phones: readonly string[];
  /** Undefined: the file does not give it. */
  readonly email: string | undefined;
  readonly visits: number;
  readonly lastVisit: Date | null;
  /** Number of rows of this person. */
  readonly rows: number;
}

/** How many rows are read before other calls get their turn. */
const rowsPerTurn = 100;

/** Yields between rows. Merges them by person, whose last row decides the typed fields, and reports invalid rows, counted from 1. */
export function* readRows(
  rows: readonly ImportRow[],
  country: string | undefined,
): Generator<undefined, { people: ImportedPerson[]; errors: string[] }> {
  const people = new Map<string, ImportedPerson>();
  const errors: string[] = [];
  for (const [index, row] of rows.entries()) {
    // Phone numbers take most of the time: some ten microseconds each.
    if (index % rowsPerTurn === rowsPerTurn - 1) yield;
    const { input, problems } = readInput(row);
    const read = readEmail(row.email ?? '');
    const problem = problems[0]?.inRow ?? ('problem' in read ? read.problem : undefined);
    if (problem || 'problem' in read) {
      errors.push(`Row ${index + 1}: ${problem}`);
      continue;
    }
    const person = { ...input, email: read.email };
    const key = guestKey(person, country);
    const before = people.get(key);
    people.set(key, {
      ...input,
      ...soughtBy(person, key),
      email: read.email ?? before?.email,
      key,
      // Invalid counts are ignored (GUEST-6).
      visits: Math.max(before?.visits ?? 0, row.visits ?? 0, 0),
      lastVisit: later(before?.lastVisit ?? null, row.lastVisit ?? null),
      rows: (before?.rows ?? 0) + 1,
    });
  }
  return { people: [...people.values()], errors };
}

/** The change that an imported person makes to the list. */
export type ImportStep =
  | { readonly kind: 'create'; readonly guest: Guest }
  | { readonly kind: 'update'; readonly guest: Guest; readonly before: Guest }
  | { readonly kind: 'keep'; readonly guest: Guest };

/**
 * Decides the change of an imported person. Counts and dates only grow, so that importing the same or an old file again
 * changes nothing.
 */
export function importStep(
  known: readonly Guest[],
  person: ImportedPerson,
  made: { id: string; restaurantId: string; isFirstOfName: boolean; country: string | undefined },
): ImportStep {
  const { key, name, phoneNumber, email, visits, lastVisit } = person;
  const before = matchGuest(known, person, key, made.country);
  if (!before) {
    const guest = newGuest(made.id, made.restaurantId, { name, phoneNumber }, made.isFirstOfName, key);
    return { kind: 'create', guest: { ...guest, ...knownEmail(email), visits, lastVisit } };
  }
  const after: Guest = {
    ...before,
    ...importedInput(before, person),
    ...knownEmail(email),
    reservesName: nameOf(before) === nameOf(person) ? before.reservesName : made.isFirstOfName,
    ...(before.fromBooking ? { fromBooking: false } : {}),
    visits: Math.max(before.visits, visits),
    lastVisit: later(before.lastVisit, lastVisit),
  };
  if (sameGuest(before, after)) return { kind: 'keep', guest: before };
  return { kind: 'update', before, guest: { ...after, version: before.version + 1 } };
}

const knownEmail = (email: string | undefined) => (email === undefined ? {} : { email });

/** The typed fields of a known guest after an import, which keeps a phone number that the file does not give. */
function importedInput(
  before: Guest,
  { key, name, phoneNumber }: ImportedPerson,
): Pick<Guest, 'key' | keyof GuestInput> {
  if (hasPhone({ key })) return { name, key, phoneNumber };
  return { name, key: before.key, phoneNumber: before.phoneNumber };
}
