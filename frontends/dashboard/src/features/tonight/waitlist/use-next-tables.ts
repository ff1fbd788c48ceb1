import { useMemo } from 'react';
import type { Evening, TableState } from '@tablewell/api-client/book';
import type { Sought } from '../floor/sought';
import { nextInLine, tablesFor } from '../model/next-in-line';
import { useLine } from './use-line';

/** The first party of the waitlist with its advice and the tables that suit it; undefined if the waitlist is empty. */
export function useNextTables(
  restaurantId: string,
  { parties }: Evening,
  states: readonly TableState[],
  now: number,
) {
  const line = useLine(restaurantId, parties);
  const party = useMemo(() => nextInLine(parties, now), [parties, now]);
  const advice = party && line.get(party.id);
  return useMemo(() => {
    if (!party) return undefined;
    const best = new Set(advice?.tables);
    const sought: Sought = { tables: tablesFor(party, states, now), best };
    return { party, advice, sought };
  }, [party, advice, states, now]);
}
