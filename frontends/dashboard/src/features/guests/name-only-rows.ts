import { folded } from '@tablewell/shared/fold';
import type { ImportedGuest } from './guest-columns';
import { t } from './texts';

/** Row numbers beyond these are only counted. */
const listed = 5;

/** A guest of a file, with its row as the spreadsheet counts. */
export interface GuestRow {
  readonly guest: ImportedGuest;
  readonly row: number;
}

const isNameOnly = ({ guest: { phoneNumber, email } }: GuestRow): boolean =>
  phoneNumber === undefined && email === undefined;

const identityOf = ({ guest: { phoneNumber, email = '' } }: GuestRow): string =>
  phoneNumber?.replace(/\D/g, '') ?? email.toLowerCase();

/** `2, 5 and 3 more`. */
function rowsText(rows: readonly GuestRow[]): string {
  const first = rows
    .slice(0, listed)
    .map(({ row }) => row)
    .join(', ');
  return rows.length > listed
    ? t('guests.csv.rowsMore', { rows: first, count: rows.length - listed })
    : first;
}

/** The rows of each name, however it is written. */
function byName(rows: readonly GuestRow[]): GuestRow[][] {
  const groups = new Map<string, GuestRow[]>();
  for (const each of rows) {
    const name = folded(each.guest.name) || each.guest.name.trim().toLowerCase();
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups.values()];
}

/** The guests of a file in the order in which they are imported. */
interface SortedRows {
  readonly guests: ImportedGuest[];
  /** The notes on rows with a name only, as far as the file alone shows. */
  readonly notes: string[];
  /** The other rows with a name only: what becomes of them depends on the guest list. */
  readonly nameOnly: readonly GuestRow[];
}

/**
 * What becomes of rows without a phone number and an e-mail, whose name may be that of several people. Said before the
 * import, because the list does not show it afterwards. Those whose name several guests of the file have come last:
 * then these guests are known, and none of them is taken for the row's.
 */
export function sortNameOnly(rows: readonly GuestRow[]): SortedRows {
  const alone: GuestRow[] = [];
  const last = new Set<GuestRow>();
  const notes: string[] = [];
  for (const group of byName(rows)) {
    const only = group.filter(isNameOnly);
    const [first] = only;
    if (!first) continue;
    const words = { name: first.guest.name, count: only.length, rows: rowsText(only) };
    const namesakes = new Set(group.filter((each) => !isNameOnly(each)).map(identityOf));
    if (only.length > 1) notes.push(t('guests.csv.sameName', words));
    if (namesakes.size > 1) {
      notes.push(t('guests.csv.namesakes', words));
      for (const each of only) last.add(each);
    } else alone.push(...only);
  }
  const sorted = [...rows.filter((each) => !last.has(each)), ...last];
  return { guests: sorted.map(({ guest }) => guest), notes, nameOnly: alone };
}

/**
 * What becomes of rows with a name only.
 * @param isKnown for each row, whether a booking of that name would be recognized as a guest; undefined: not known
 */
export function nameOnlyNotes(
  rows: readonly GuestRow[],
  isKnown: readonly boolean[] | undefined,
): readonly string[] {
  if (rows.length === 0) return [];
  if (!isKnown) return [t('guests.csv.nameOnly', wordsOf(rows))];
  const known = rows.filter((_, index) => isKnown[index]);
  const others = rows.filter((_, index) => !isKnown[index]);
  return [
    ...(known.length > 0 ? [t('guests.csv.nameKnown', wordsOf(known))] : []),
    ...(others.length > 0 ? [t('guests.csv.nameNew', wordsOf(others))] : []),
  ];
}

const wordsOf = (rows: readonly GuestRow[]) => ({ count: rows.length, rows: rowsText(rows) });
