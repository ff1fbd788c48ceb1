import { folded, searchedWords } from '@tablewell/shared/fold';
import { digitsToFind } from '@tablewell/shared/phone';
import { plainPhone } from '@tablewell/shared/text';
import { coversOf, isExpected, isInLine, isOverdue, isRequested } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';

/** The parts of the list, in the order in which a host needs them. */
export interface Bands {
  /** Requested, not yet confirmed. */
  readonly requested: readonly Party[];
  readonly waiting: readonly Party[];
  /** On the waitlist, in the order in which they joined; those that did not come to their table last. */
  readonly inLine: readonly Party[];
  readonly expected: readonly Party[];
  /** Expected too, but so late that a host should say whether they still come. */
  readonly overdue: readonly Party[];
  readonly seated: readonly Party[];
  readonly done: readonly Party[];
}

/** The part of the list that a host looks at. */
export const bandNames = ['all', 'waiting', 'expected', 'seated', 'done'] as const;
export type BandName = (typeof bandNames)[number];

const byStart = (a: Party, b: Party): number => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);

/** The order of the line: those with a ready table are at the door already. */
const byTurn = (a: Party, b: Party): number =>
  Number(a.stage === 'waiting') - Number(b.stage === 'waiting') ||
  Number(a.wait?.lapsedAt !== undefined) - Number(b.wait?.lapsedAt !== undefined) ||
  (a.wait?.joinedAt ?? 0) - (b.wait?.joinedAt ?? 0);

/** Sorts the evening's parties into the parts of the list, each by time (EVENING-2, EVENING-22). */
export function bandsOf(parties: readonly Party[], now: number): Bands {
  const sorted = [...parties].sort(byStart);
  const expected = sorted.filter(isExpected);
  return {
    requested: sorted.filter(isRequested),
    waiting: sorted.filter(({ stage }) => stage === 'arrived'),
    inLine: sorted.filter(isInLine).sort(byTurn),
    expected: expected.filter((party) => !isOverdue(party, now)),
    overdue: expected.filter((party) => isOverdue(party, now)),
    seated: sorted.filter(({ stage }) => stage === 'seated'),
    done: sorted.filter(({ stage }) => stage === 'finished' || stage === 'no-show' || stage === 'canceled'),
  };
}

/** Parties that start at one time, such as 7:00 PM. */
export interface Start {
  readonly at: number;
  readonly parties: readonly Party[];
  /** Of everybody who comes then; undefined where they are shown with the other parties of this start. */
  readonly covers: number | undefined;
}

/** Parties in their order, those that a host has to see to before the others. */
export const urgentFirst = (parties: readonly Party[], urgent: ReadonlySet<string>): readonly Party[] => [
  ...parties.filter(({ id }) => urgent.has(id)),
  ...parties.filter(({ id }) => !urgent.has(id)),
];

/** Groups parties by their start, the urgent ones before all others. */
export function startsOf(parties: readonly Party[], urgent: ReadonlySet<string> = new Set()): Start[] {
  const groups = new Map<number, { readonly urgent: Party[]; readonly others: Party[] }>();
  for (const party of parties) {
    const group = groups.get(party.startsAt) ?? { urgent: [], others: [] };
    groups.set(party.startsAt, group);
    (urgent.has(party.id) ? group.urgent : group.others).push(party);
  }
  const starts = [...groups].sort(([a], [b]) => a - b);
  const first = starts.map(([at, group]): Start => {
    const covers = group.others.length > 0 ? undefined : coversOf(group.urgent);
    return { at, parties: group.urgent, covers };
  });
  const others = starts.map(([at, group]): Start => {
    return { at, parties: group.others, covers: coversOf([...group.urgent, ...group.others]) };
  });
  return [...first, ...others].filter((start) => start.parties.length > 0);
}

const digitsOf = (text: string): string => plainPhone(text).replaceAll(/\D/g, '');

/**
 * The parties that match a host's search: by the words of the name in any order and without their marks, by a part of
 * the notes or of the e-mail address, by the beginning of the reservation's id, or by at least three digits of the phone number
 * in any notation.
 */
export function findParties(parties: readonly Party[], typed: string): readonly Party[] {
  const text = typed.trim().toLocaleLowerCase();
  if (text === '') return parties;
  const words = searchedWords(typed);
  const isPhone = /^[\d\s()+.-]+$/.test(plainPhone(typed));
  const digits = isPhone ? digitsToFind(plainPhone(typed)).filter(({ length }) => length >= 3) : [];
  // Ids are read aloud, without their capitals; two letters would match too many.
  const isLikeId = text.length >= 3;
  return parties.filter(({ id, name, notes, phone, email = '' }) => {
    const known = folded(name);
    return (
      (words.length > 0 && words.every((word) => known.includes(word))) ||
      notes.toLocaleLowerCase().includes(text) ||
      email.toLocaleLowerCase().includes(text) ||
      (isLikeId && id.toLocaleLowerCase().startsWith(text)) ||
      digits.some((each) => digitsOf(phone).includes(each))
    );
  });
}
