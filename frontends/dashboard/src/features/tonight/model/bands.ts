import { coversOf, isExpected, isRequested } from '@tablewell/api-client/evening';
import type { Party } from '@tablewell/api-client/evening';

/** The parts of the list, in the order in which a host needs them. */
export interface Bands {
  /** Requested, not yet confirmed. */
  readonly requested: readonly Party[];
  readonly waiting: readonly Party[];
  readonly expected: readonly Party[];
  readonly seated: readonly Party[];
  readonly done: readonly Party[];
}

const byStart = (a: Party, b: Party): number => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);

/** Sorts the evening's parties into the parts of the list, each by time (EVENING-2). */
export function bandsOf(parties: readonly Party[]): Bands {
  const sorted = [...parties].sort(byStart);
  return {
    requested: sorted.filter(isRequested),
    waiting: sorted.filter(({ stage }) => stage === 'arrived'),
    expected: sorted.filter(isExpected),
    seated: sorted.filter(({ stage }) => stage === 'seated'),
    done: sorted.filter(({ stage }) => stage === 'finished' || stage === 'no-show' || stage === 'canceled'),
  };
}

/** Parties that start at one time, such as 7:00 PM. */
export interface Start {
  readonly at: number;
  readonly parties: readonly Party[];
  readonly covers: number;
}

/** Groups parties by their start. */
export function startsOf(parties: readonly Party[]): Start[] {
  const groups = new Map<number, Party[]>();
  for (const party of parties) {
    const group = groups.get(party.startsAt);
    if (group) group.push(party);
    else groups.set(party.startsAt, [party]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([at, group]) => ({ at, parties: group, covers: coversOf(group) }));
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * The parties that match a host's search: by part of the name or the notes, or by at least three of the last digits of
 * the phone number.
 */
export function findParties(parties: readonly Party[], typed: string): readonly Party[] {
  const words = typed.trim().toLocaleLowerCase();
  if (words === '') return parties;
  const digits = /^[\d\s()+.-]+$/.test(words) ? digitsOf(words) : '';
  return parties.filter(
    ({ name, notes, phone }) =>
      name.toLocaleLowerCase().includes(words) ||
      notes.toLocaleLowerCase().includes(words) ||
      (digits.length >= 3 && digitsOf(phone).endsWith(digits)),
  );
}
