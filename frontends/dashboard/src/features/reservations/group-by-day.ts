import type { Placed } from '../../lib/reservation';

/** One day of the list. */
export interface DayGroup {
  /** YYYY-MM-DD in the viewer's zone. */
  date: string;
  reservations: readonly Placed[];
}

const byStart = (one: Placed, other: Placed): number =>
  one.at - other.at || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

/** Days in order, the cards of each by time (spec, section 2). */
export function groupByDay(reservations: readonly Placed[]): DayGroup[] {
  const days = new Map<string, Placed[]>();
  for (const reservation of [...reservations].sort(byStart)) {
    const day = days.get(reservation.date);
    if (day) day.push(reservation);
    else days.set(reservation.date, [reservation]);
  }
  return [...days].map(([date, list]) => ({ date, reservations: list }));
}

export const countLabel = (count: number): string =>
  count === 1 ? '1 reservation' : `${count} reservations`;
