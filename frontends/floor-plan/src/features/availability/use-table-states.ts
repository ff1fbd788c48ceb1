import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '@tablewell/shared/zone';
import { reservationsByDate, restaurantInfo } from '@tablewell/api-client/queries';
import type { DateRange, Reservation } from '@tablewell/api-client/queries';
import { assignTables } from '../../live/assign-tables';
import type { Stay } from '../../live/assign-tables';
import { stateAt } from '../../live/table-status';
import type { TableState } from '../../live/table-status';
import type { Plan } from '../../model/table';
import { useMoment } from './use-moment';
import type { Moment } from './use-moment';

const defaultMinutes = 90;
const unknown: ReadonlyMap<string, TableState> = new Map();

export interface TableStates {
  moment: Moment;
  zone: string;
  seatingMinutes: number;
  /** By table id; empty while it is not known. */
  states: ReadonlyMap<string, TableState>;
  stays: ReadonlyMap<string, readonly Stay[]>;
  /** Parties that sit or come around the moment and have no table on this plan. */
  unplaced: readonly Reservation[];
  failed: boolean;
  retry: () => void;
}

/**
 * The call's days are the viewer's, the date is the restaurant's, and a party that came before midnight still sits
 * after it: a day on each side covers both.
 */
const daysAround = (date: string): DateRange => ({ start: addDays(date, -1), end: addDays(date, 1) });

const activeOnly = (all: readonly Reservation[]): Reservation[] =>
  all.filter(({ status }) => status === 'active');

/** The status of each table of a plan at a chosen moment, from the reservations around it. */
export function useTableStates(restaurantId: string, plan: Plan): TableStates {
  const info = useQuery(restaurantInfo(restaurantId));
  const zone = info.data?.timezone ?? 'UTC';
  const seatingMinutes = info.data?.seatingMinutes ?? defaultMinutes;
  const moment = useMoment(zone);
  const reservations = useQuery({
    ...reservationsByDate(restaurantId, daysAround(moment.date)),
    select: activeOnly,
    enabled: info.isSuccess,
  });

  const { data } = reservations;
  const assignment = useMemo(
    () => assignTables(plan, data ?? [], seatingMinutes),
    [plan, data, seatingMinutes],
  );
  const states = useMemo(
    () =>
      data
        ? new Map([...assignment.stays].map(([id, stays]) => [id, stateAt(stays, moment.at, seatingMinutes)]))
        : unknown,
    [assignment, data, moment.at, seatingMinutes],
  );
  const turn = seatingMinutes * 60_000;
  return {
    moment,
    zone,
    seatingMinutes,
    states,
    stays: assignment.stays,
    unplaced: assignment.unplaced.filter(({ at }) => at > moment.at - turn && at < moment.at + turn),
    failed: info.isError || reservations.isError,
    retry: () => void (info.isError ? info.refetch() : reservations.refetch()),
  };
}
