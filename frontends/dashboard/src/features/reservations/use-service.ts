import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DateRange } from '../../lib/calendar';
import { eveningOf } from '@tablewell/api-client/evening';
import type { Stage } from '@tablewell/api-client/evening';
import { stageLabel } from '../tonight/words';

/** What the evening knows of a reservation. */
export interface Service {
  /** The numbers of its tables: `7+8`. */
  readonly tables: string;
  /** How far the party has come, in a word; empty before it did. */
  readonly stage: string;
}

/** What the status of a row says already. */
const said: readonly Stage[] = ['requested', 'booked', 'canceled'];

const nothing: ReadonlyMap<string, Service> = new Map();

/** Tables and stages of a list that shows one day, with that evening; nothing for longer stretches and for a search. */
export function useService(restaurantId: string | undefined, range: DateRange, isSearch: boolean) {
  const isDay = range.start === range.end && !isSearch;
  const { data: evening } = useQuery({
    ...eveningOf(restaurantId ?? '', range.start),
    enabled: restaurantId !== undefined && isDay,
  });
  const service = useMemo(() => {
    if (!evening?.parties) return nothing;
    return new Map(
      evening.parties.map(({ id, tables, stage }) => [
        id,
        {
          tables: tables.join('+'),
          // The row says of a request itself that it is one.
          stage: said.includes(stage) ? '' : stageLabel(stage),
        },
      ]),
    );
  }, [evening]);
  return { evening: isDay ? evening : undefined, service: isDay ? service : nothing };
}
