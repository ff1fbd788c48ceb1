import type { Placed } from '../../lib/reservation';

/** One day of the list. */
export interface DayGroup {
  /** YYYY-MM-DD in the viewer's zone. */
  date: string;
  reservations: readonly Placed[];
}

const byStart = (one: Placed, other: Placed): number =>
  one.at - other.at || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

/** Days in order, the cards of each by time. */
export function groupByDay(reservations: readonly Placed[]): DayGroup[] {
  const days = new Map<string, Placed[]>();
  for (const reservation of [...reservations].sort(byStart)) {
    const day = days.get(reservation.date);
    if (day) day.push(reservation);
    else days.set(reservation.date, [reservation]);
  }
  return [...days].map(([date, list]) => ({ date, reservations: list }));
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `2 guests` */
export const guestsLabel = (guests: number): string => counted(guests, 'guest', 'guests');

/** What a day holds, in words: reservations and guests without canceled ones, then how many are canceled. */
export function summary(reservations: readonly Placed[]): string[] {
  const coming = reservations.filter(({ status }) => status !== 'canceled');
  const guests = coming.reduce((sum, reservation) => sum + reservation.guests, 0);
  const canceled = reservations.length - coming.length;
  return [
    counted(coming.length, 'reservation', 'reservations'),
    ...(coming.length > 0 ? [guestsLabel(guests)] : []),
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
  ];
}
