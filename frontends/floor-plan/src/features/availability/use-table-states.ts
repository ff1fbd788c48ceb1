import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eveningOf } from '@tablewell/api-client/book';
import { restaurantInfo } from '@tablewell/api-client/queries';
import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { minuteOf } from '@tablewell/shared/calendar';
import type { Evening, Party, TableState } from '@tablewell/api-client/book';
import { bookedAt, partiesOffPlan, planStates } from '../../live/plan-states';
import type { Booked } from '../../live/plan-states';
import type { Plan } from '../../model/table';
import { useMoment } from './use-moment';
import type { Moment } from './use-moment';

const unknown: ReadonlyMap<string, TableState> = new Map();
const noParties: readonly Party[] = [];

export interface TableStates {
  moment: Moment;
  zone: string;
  /** Undefined while it is not known. */
  evening: Evening | undefined;
  booked: Booked | undefined;
  /** The states of tables by id; empty while they are not known. */
  states: ReadonlyMap<string, TableState>;
  /** Parties that are seated or expected around the moment and have no table on this plan. */
  offPlan: readonly Party[];
  failed: boolean;
  retry: () => void;
}

/** The state of each table of a plan at a chosen moment, from the same evening as the Tonight screen (EVENING-3). */
export function useTableStates(restaurantId: string, layoutId: string, plan: Plan): TableStates {
  // Today's evening is in the cache of the Tonight screen. It also has the server's clock.
  const today = useQuery(eveningOf(restaurantId, ''));
  const zone = today.data?.timezone ?? 'UTC';
  const moment = useMoment(zone);
  // Times after midnight belong to the evening before, until the service day turns (HOURS-13).
  const settings = useQuery({ ...restaurantInfo(restaurantId), enabled: !moment.isNow });
  const turnsAt = settings.data?.serviceDayTurnsAt;
  const turn = turnsAt === undefined ? {} : { dayTurnsAt: minuteOf(turnsAt) };
  const date = moment.isNow ? today.data?.date : serviceDateOf(moment.at, { timezone: zone, ...turn });
  const isToday = today.data?.date === date;
  const other = useQuery({
    ...eveningOf(restaurantId, date ?? ''),
    enabled: today.isSuccess && !isToday,
  });
  const shown = isToday ? today : other;
  const evening = today.isSuccess ? shown.data : undefined;
  const booked = evening && bookedAt(evening, layoutId);
  const { at, now } = moment;

  const states = useMemo(
    () => (evening && booked ? planStates(plan, evening, booked, { at, now }) : unknown),
    [plan, evening, booked, at, now],
  );
  const offPlan = useMemo(
    () => (evening && booked !== 'elsewhere' ? partiesOffPlan(states, evening, { at, now }) : noParties),
    [states, evening, booked, at, now],
  );
  const failed = [today, ...(isToday ? [] : [other])].find(({ isError, data }) => isError && !data);
  return {
    moment,
    zone,
    evening,
    booked,
    states,
    offPlan,
    failed: failed !== undefined,
    retry: () => void failed?.refetch(),
  };
}
