import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOver } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { mostRecognized, recognizeGuests } from '../../lib/guests/recognize-guests';
import type { Visits } from '../../lib/guests/recognize-guests';

const minuteMs = 60_000;

const none: ReadonlyMap<string, Visits> = new Map();

/**
 * The earlier visits of the parties with a phone number, by party (GUEST-7): a name alone may be somebody else's. They are
 * asked for in one call, and again only when other people come.
 */
export function useVisits(restaurantId: string, parties: readonly Party[]): ReadonlyMap<string, Visits> {
  const people = useMemo(
    () =>
      parties
        .filter((party) => party.phone !== '' && !isOver(party))
        .slice(0, mostRecognized)
        .map(({ id, name, phone }) => ({ id, name, phoneNumber: phone })),
    [parties],
  );
  const key = people.map(({ id, phoneNumber }) => `${id} ${phoneNumber}`).join();
  const { data = none } = useQuery({
    queryKey: ['visits', restaurantId, key],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Visits>> => {
      const asked = people.map(({ id, ...person }) => ({ ...person, reservationId: id }));
      const visits = await recognizeGuests(restaurantId, asked, signal);
      return new Map(people.flatMap(({ id }, index) => (visits[index] ? [[id, visits[index]]] : [])));
    },
    enabled: people.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10 * minuteMs,
  });
  return data;
}

/** The parties whose guests come for the first time. */
export const firstVisitsIn = (visits: ReadonlyMap<string, Visits>): ReadonlySet<string> =>
  new Set([...visits].flatMap(([id, { count }]) => (count === 0 ? [id] : [])));
