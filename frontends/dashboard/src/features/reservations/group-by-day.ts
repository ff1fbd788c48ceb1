import { isCanceled } from '@tablewell/api-client/book';
import type { LocalParty } from '../../lib/local-party';
import { t } from './texts';

/** One day of the list. */
export interface DayGroup {
  /** YYYY-MM-DD in the viewer's zone. */
  date: string;
  reservations: readonly LocalParty[];
}

const byStart = (one: LocalParty, other: LocalParty): number =>
  one.startsAt - other.startsAt || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

/** Days in order, the cards of each by time. */
export function groupByDay(reservations: readonly LocalParty[]): DayGroup[] {
  const days = new Map<string, LocalParty[]>();
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
export function summary(reservations: readonly LocalParty[]): string[] {
  const coming = reservations.filter((party) => !isCanceled(party));
  const guests = coming.reduce((sum, { size }) => sum + size, 0);
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
  startsAt: number;
  /** Minutes after midnight. */
  minute: number;
  reservations: readonly LocalParty[];
}

/** The times of a day, in order, with their reservations. */
export function bandsOf(reservations: readonly LocalParty[]): TimeBand[] {
  const bands = new Map<number, LocalParty[]>();
  for (const reservation of reservations) {
    const band = bands.get(reservation.startsAt);
    if (band) band.push(reservation);
    else bands.set(reservation.startsAt, [reservation]);
  }
  return [...bands].map(([startsAt, list]) => ({
    startsAt,
    minute: list[0]?.minute ?? 0,
    reservations: list,
  }));
}

/** `8 parties · 27 covers`, without canceled ones. */
export function bandLabel({ reservations }: Pick<TimeBand, 'reservations'>): string {
  const coming = reservations.filter((party) => !isCanceled(party));
  const covers = coming.reduce((sum, { size }) => sum + size, 0);
  return [
    t('reservations.parties', { count: coming.length }),
    t('reservations.covers', { count: covers }),
  ].join(' · ');
}
