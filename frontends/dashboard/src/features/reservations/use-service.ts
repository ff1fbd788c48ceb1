import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DateRange } from '../../lib/calendar';
import { eveningOf } from '@tablewell/api-client/evening';
import type { Stage } from '@tablewell/api-client/evening';
import { stageLabel } from '../../parts/evening/labels';

/** What is known about a reservation from the evening. */
export interface Service {
  /** The numbers of its tables: `7+8`. */
  readonly tables: string;
  /** The stage of the party in a word; empty before it arrived. */
  readonly stage: string;
}

/** Stages that the status of a row already shows. */
const stagesInStatus: readonly Stage[] = ['requested', 'booked', 'canceled'];

const nothing: ReadonlyMap<string, Service> = new Map();

/** Tables and stages for a list that shows one day, with that evening; empty for longer periods and for a search. */
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
          // A row shows by itself that it is a request.
          stage: stagesInStatus.includes(stage) ? '' : stageLabel(stage),
        },
      ]),
    );
  }, [evening]);
  return { evening: isDay ? evening : undefined, service: isDay ? service : nothing };
}
