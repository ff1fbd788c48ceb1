import type { FinalReservation } from '../history/operation';
import { need } from './caller';
import type { Owner } from './owner';

interface Listed {
  readonly id: string;
  readonly notes: string;
  readonly status: 'active' | 'canceled';
  readonly guests: number;
  readonly assignedTableType?: string;
  readonly reservation_time: string;
}

/** Every reservation of a restaurant between two dates, as its owner sees them. */
export async function finalState(
  { caller, restaurantId }: Owner,
  from: string,
  to: string,
): Promise<FinalReservation[]> {
  const path = `/api/reservations/${restaurantId}/by-date?startDate=${from}&endDate=${to}`;
  const listed = need(await caller.call('GET', path), 200).body as Listed[];
  return listed.map(({ id, notes, status, guests, assignedTableType = '', reservation_time }) => ({
    id,
    reservation: notes,
    restaurantId,
    status,
    partySize: guests,
    tableType: assignedTableType,
    startsAt: Date.parse(reservation_time),
  }));
}

/** The date some days from today, by UTC. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Restaurants of proofs use UTC: their local time is the instant's. */
export const utcTime = (_restaurantId: string, instant: number): string =>
  new Date(instant).toISOString().slice(0, 16);
