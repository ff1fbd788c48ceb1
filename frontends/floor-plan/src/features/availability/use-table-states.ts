import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reservationsAround } from '../../api/reservations-around';
import { restaurantInfo } from '../../api/restaurant-info';
import { useLiveReservations } from '../../app/use-live-reservations';
import { assignTables } from '../../live/assign-tables';
import type { Stay } from '../../live/assign-tables';
import { stateAt } from '../../live/table-status';
import type { TableState } from '../../live/table-status';
import type { Reservation } from '../../live/reservation';
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

/** How each table of a plan stands at a chosen moment, from the reservations around it. */
export function useTableStates(restaurantId: string, plan: Plan): TableStates {
  useLiveReservations(restaurantId);
  const info = useQuery(restaurantInfo(restaurantId));
  const zone = info.data?.timezone ?? 'UTC';
  const seatingMinutes = info.data?.seatingMinutes ?? defaultMinutes;
  const moment = useMoment(zone);
  const reservations = useQuery({
    ...reservationsAround(restaurantId, moment.date),
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
