import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { isInLine, isOver } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { loadLine } from './api';
import type { Advice } from './api';

/** Time goes on: who sits leaves, and waits get shorter. */
const everyMs = 30_000;
/** A table that was given up is released a moment after everybody learns of it. */
const soonMs = 1_500;

const none: ReadonlyMap<string, Advice> = new Map();

/** The parties that wait, and which party has which table. The advice depends on these and on the clock. */
export const tablesKey = (parties: readonly Party[]): string =>
  parties
    .filter((party) => !isOver(party) && (isInLine(party) || party.stage === 'seated'))
    .map(({ id, stage, tables }) => `${id} ${stage} ${tables.join('+')}`)
    .join();

/**
 * How long each party of the waitlist waits from now on, and the table for it. Asked for only while somebody waits, and again
 * when a table is taken or freed; meanwhile the last answer stays (WAIT-10).
 */
export function useLine(restaurantId: string, parties: readonly Party[]): ReadonlyMap<string, Advice> {
  const isAnybody = parties.some(({ stage, id }) => stage === 'waiting' && !id.startsWith('queued:'));
  // A tap is rendered before this is asked.
  const later = useDeferredValue(parties);
  const key = useMemo(() => (isAnybody ? tablesKey(later) : ''), [isAnybody, later]);
  const { data = none } = useQuery({
    queryKey: ['waitlist', restaurantId, key],
    queryFn: ({ signal }) => loadLine(restaurantId, signal),
    enabled: isAnybody,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.dataUpdateCount < 2 ? soonMs : everyMs),
    gcTime: everyMs,
  });
  return isAnybody ? data : none;
}
