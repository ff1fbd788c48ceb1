import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { addDays } from '@tablewell/shared/zone';
import { browserZone } from '@tablewell/api-client';
import { reservationsByDate } from '@tablewell/api-client/book';
import { restaurantInfo, tableAvailability } from '@tablewell/api-client/queries';
import { availabilityRules } from '../../../lib/api/availability-rules';
import type { DateRange } from '../../../lib/calendar';
import { withLocalTimes } from '../../../lib/local-party';
import { useToday } from '../../../lib/use-today';
import { openingsOn, slotsOf } from './opening';
import { dayLoad } from './slot-load';
import type { DayLoad } from './slot-load';
import { readTables } from './tables';
import { turnTimesOf } from './turn-times';
import { t } from '../texts';

type AvailabilityState =
  | { kind: 'loading' }
  | { kind: 'none'; closed: boolean; retry: () => void }
  | { kind: 'ready'; load: DayLoad };

export interface Availability {
  /** The restaurant's zone, in which its opening hours are. */
  zone: string;
  /** Whether the zone is loaded; until then it is the browser's, and a chosen date may mean another day. */
  isZoneKnown: boolean;
  today: string;
  date: string;
  state: AvailabilityState;
}

/**
 * The dates to load. The server reads them in the viewer's time zone: if the restaurant is in another one, its day
 * extends over three of them. Parties of the evening before matter if the restaurant opens before they have left, and the
 * next date if it closes after midnight.
 */
export function datesToLoad(
  date: string,
  otherClock: boolean,
  { first, last }: { first: number; last: number },
  turnTime: number,
): DateRange {
  const isLate = last >= 24 * 60;
  if (otherClock) return { start: addDays(date, -1), end: addDays(date, isLate ? 2 : 1) };
  return { start: first < turnTime ? addDays(date, -1) : date, end: isLate ? addDays(date, 1) : date };
}

/** The load of a day: the chosen one, or today in the restaurant's time zone. */
export function useAvailability(restaurantId: string, chosen: string | undefined): Availability {
  const info = useQuery(restaurantInfo(restaurantId));
  const tables = useQuery(tableAvailability(restaurantId));
  const zone = info.data?.timezone || browserZone();
  const today = useToday(zone, info.data);
  const date = chosen ?? today;
  const rules = useQuery(availabilityRules(restaurantId)).data?.rules;
  const turns = useMemo(() => turnTimesOf(info.data, rules), [info.data, rules]);
  const isZoneKnown = info.isSuccess || info.isError;

  const slots = useMemo(() => slotsOf(openingsOn(date, info.data)), [date, info.data]);
  const shown = { first: slots[0] ?? 0, last: slots.at(-1) ?? 0 };
  const range = datesToLoad(date, zone !== browserZone(), shown, turns.longest);
  const reservations = useQuery({ ...reservationsByDate(restaurantId, range), enabled: isZoneKnown });

  const load = useMemo(
    () =>
      tables.data && reservations.data
        ? dayLoad({
            date,
            dayBefore: addDays(date, -1),
            dayAfter: addDays(date, 1),
            slots,
            reservations: withLocalTimes(reservations.data, zone),
            tables: readTables(tables.data),
            turnMinutesOf: turns.of,
          })
        : undefined,
    [tables.data, reservations.data, date, slots, zone, turns],
  );

  useEffect(() => {
    if (info.error) console.error(t('overview.load.hoursNotLoaded'), info.error);
  }, [info.error]);
  const estimated = load?.estimated ?? false;
  useEffect(() => {
    if (estimated) console.warn(t('overview.load.noCapacity'));
  }, [estimated]);

  const retry = (): void => void Promise.all([tables.refetch(), reservations.refetch()]);
  const failed = tables.isError || reservations.isError;
  const state: AvailabilityState = !load
    ? failed
      ? { kind: 'none', closed: false, retry }
      : { kind: 'loading' }
    : load.slots.length === 0
      ? { kind: 'none', closed: true, retry }
      : { kind: 'ready', load };
  return { zone, isZoneKnown, today, date, state };
}
