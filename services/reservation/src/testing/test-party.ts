import type { Placement } from '../day/claims/placement';
import type { Reservation } from '../party/reservation';

const minuteMs = 60_000;
const bookedAt = new Date('2026-11-20T12:00:00Z');

/** A table for two at 19:00 UTC of 20 November 2026, for 90 minutes. */
export function testPlacement(fields: Partial<Placement> = {}): Placement {
  const from = Date.parse('2026-11-20T19:00:00Z');
  return {
    date: '2026-11-20',
    minute: 19 * 60,
    from,
    until: from + 90 * minuteMs,
    tableType: 'TwoTop',
    dates: ['2026-11-20'],
    ...fields,
  };
}

/** A booked party of two in version 1. */
export function testParty(fields: Partial<Reservation> = {}): Reservation {
  return {
    id: 'party',
    restaurantId: 'r1',
    version: 1,
    status: 'active',
    name: 'Ada',
    partySize: 2,
    phoneNumber: '+49 30 1234',
    notes: 'Window',
    placement: testPlacement(),
    claimVersion: 1,
    seatingMinutes: 90,
    source: { source: 'direct', fullUrl: '' },
    createdAt: bookedAt,
    updatedAt: bookedAt,
    ...fields,
  };
}
