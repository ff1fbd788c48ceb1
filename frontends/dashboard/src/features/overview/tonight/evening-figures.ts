import { coversOf, guestsHere, isExpected } from '@tablewell/api-client/book';
import type { Party, TableState } from '@tablewell/api-client/book';

/** The evening in a few figures, as the overview shows it. */
export interface EveningFigures {
  /** Parties that are booked and have not arrived. */
  readonly expected: { readonly parties: number; readonly covers: number };
  readonly waiting: number;
  readonly seated: { readonly parties: number; readonly covers: number };
  /** Tables without a party now or soon; undefined for a restaurant without tables. */
  readonly free: { readonly tables: number; readonly of: number } | undefined;
  /** The next expected parties, late ones first. */
  readonly next: readonly Party[];
}

const most = 3;

export function figuresOf(parties: readonly Party[], states: readonly TableState[]): EveningFigures {
  const expected = parties.filter(isExpected);
  const seated = parties.filter(({ stage }) => stage === 'seated');
  return {
    expected: { parties: expected.length, covers: coversOf(expected) },
    waiting: parties.filter(({ stage }) => stage === 'arrived').length,
    seated: { parties: seated.length, covers: guestsHere(seated) },
    free:
      states.length === 0
        ? undefined
        : { tables: states.filter(({ kind }) => kind === 'free').length, of: states.length },
    next: [...expected].sort((one, other) => one.startsAt - other.startsAt).slice(0, most),
  };
}
