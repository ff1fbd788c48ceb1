import { byNumber } from '../model/numbering';
import { shapeFor } from '../model/shapes';
import type { Plan } from '../model/table';
import type { Reservation } from '@tablewell/api-client/queries';

/** A party at a table, from its start for one turn. Epoch milliseconds; `end` is the first instant after it. */
export interface Stay {
  readonly reservation: Reservation;
  readonly start: number;
  readonly end: number;
}

export interface Assignment {
  /** By table id, in order of time. */
  readonly stays: ReadonlyMap<string, readonly Stay[]>;
  /** Parties for which this plan has no free table of the planned type. */
  readonly unplaced: readonly Reservation[];
}

/**
 * Gives each reservation a table of its planned type: in order of time, then id, the free one of the lowest number.
 * Taking intervals by their start needs no more tables than are taken at once, so a party is only left over where
 * the plan has fewer tables than were sold. Depends on nothing but its arguments, not even on their order.
 */
export function assignTables(
  plan: Plan,
  reservations: readonly Reservation[],
  seatingMinutes: number,
): Assignment {
  const turn = seatingMinutes * 60_000;
  const tablesOf = tablesByKey(plan);
  const stays = new Map<string, Stay[]>(plan.map(({ id }) => [id, []]));
  const unplaced: Reservation[] = [];

  for (const reservation of [...reservations].sort(byTime)) {
    const stay = { reservation, start: reservation.at, end: reservation.at + turn };
    const free = (tablesOf.get(reservation.assignedTableType) ?? []).find(({ id }) => {
      const last = stays.get(id)?.at(-1);
      return !last || last.end <= stay.start;
    });
    if (free) stays.get(free.id)?.push(stay);
    else unplaced.push(reservation);
  }
  return { stays, unplaced };
}

const byTime = (one: Reservation, other: Reservation): number =>
  one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

function tablesByKey(plan: Plan): Map<string, Plan> {
  const found = new Map<string, Plan>();
  for (const table of [...plan].sort(byNumber)) {
    const { key } = shapeFor(table.type).kind;
    found.set(key, [...(found.get(key) ?? []), table]);
  }
  return found;
}
