import type { Placed } from '../../lib/reservation';
import { t } from './texts';

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

/** `2 guests` */
export const guestsLabel = (guests: number): string => t('reservations.guests', { count: guests });

/** A summary of a day: reservations and guests without canceled ones, then how many are canceled. */
export function summary(reservations: readonly Placed[]): string[] {
  const coming = reservations.filter(({ status }) => status !== 'canceled');
  const guests = coming.reduce((sum, reservation) => sum + reservation.guests, 0);
  const canceled = reservations.length - coming.length;
  return [
    t('reservations.day.count', { count: coming.length }),
    ...(coming.length > 0 ? [guestsLabel(guests)] : []),
    ...(canceled > 0 ? [t('reservations.day.canceled', { canceled })] : []),
  ];
}

/** The reservations that start at one time. */
interface TimeBand {
  /** Epoch milliseconds. */
  at: number;
  /** Minutes after midnight. */
  minute: number;
  reservations: readonly Placed[];
}

/** The times of a day, in order, with their reservations. */
export function bandsOf(reservations: readonly Placed[]): TimeBand[] {
  const bands = new Map<number, Placed[]>();
  for (const reservation of reservations) {
    const band = bands.get(reservation.at);
    if (band) band.push(reservation);
    else bands.set(reservation.at, [reservation]);
  }
  return [...bands].map(([at, list]) => ({ at, minute: list[0]?.minute ?? 0, reservations: list }));
}

/** `8 parties · 27 covers`, without canceled ones. */
export function bandLabel({ reservations }: Pick<TimeBand, 'reservations'>): string {
  const coming = reservations.filter(({ status }) => status !== 'canceled');
  const covers = coming.reduce((sum, { guests }) => sum + guests, 0);
  return [
    t('reservations.parties', { count: coming.length }),
    t('reservations.covers', { count: covers }),
  ].join(' · ');
}
