import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '@tablewell/api-client/server-clock';
import type { ReactNode } from 'react';
import { isCanceled, reservationsByDate } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { ZoneQuestion } from './zone-question';
import type { Zones } from './zone-question';

/** As far ahead as members can book, and the day before, which is today elsewhere. */
const daysAhead = 398;

/** What reservations ahead keep: their local times, or their instants. */
export type ReservationTimes = 'local' | 'instant';

interface ZoneQuestionOptions<C> {
  restaurantId: string;
  onAnswer: (change: C, keeps: ReservationTimes | undefined) => void;
  /** The reservations could not be loaded, and nothing is saved. */
  onError: (error: Error) => void;
}

/** Asks what a change of the zone means for the reservations ahead, if there are any (HOURS-14). */
export function useZoneQuestion<C>({ restaurantId, onAnswer, onError }: ZoneQuestionOptions<C>) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Zones & { change: C; ahead: readonly Party[] }>();
  const loading = useMutation({
    mutationFn: async (_asked: Zones & { change: C }) => {
      const start = addDays(localTimeOf(serverNow(), 'UTC').date, -1);
      const range = { start, end: addDays(start, daysAhead) };
      const found = await queries.fetchQuery({ ...reservationsByDate(restaurantId, range), staleTime: 0 });
      // A party whose visit has ended in the wrong zone may be still to come in the right one.
      const since = serverNow() - 86_400_000;
      return found.filter((party) => !isCanceled(party) && party.startsAt >= since);
    },
    onSuccess: (ahead, { change, ...zones }) =>
      ahead.length > 0 ? setAsked({ change, ahead, ...zones }) : onAnswer(change, undefined),
    onError,
  });
  const dialog: ReactNode = (
    <ZoneQuestion
      asked={asked}
      onAnswer={(keeps) => {
        setAsked(undefined);
        if (asked) onAnswer(asked.change, keeps);
      }}
      onClose={() => setAsked(undefined)}
    />
  );
  return {
    ask: (change: C, zones: Zones) => loading.mutate({ change, ...zones }),
    isLoading: loading.isPending,
    dialog,
  };
}
