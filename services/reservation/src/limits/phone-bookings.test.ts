import type { CountedBooking } from './counted-booking';
import { grantHold, type KnownReservation, holdState } from './phone-bookings';
import { defaultPublicLimits } from './public-limits';

const now = Date.parse('2026-11-20T12:00:00Z');
const hold = (reservationId: string, more: Partial<CountedBooking> = {}): CountedBooking => ({
  reservationId,
  version: 1,
  madeAt: now,
  ...more,
});
const known = (more: Partial<KnownReservation> = {}): KnownReservation => ({
  version: 1,
  status: 'active',
  startsAt: now + 1,
  phoneHash: 'm',
  ...more,
});

describe('a hold of a phone number', () => {
  test.each([
    ['counts while its reservation is ahead', known(), 'counts'],
    ['is over once its time has passed', known({ startsAt: now - 1 }), 'over'],
    ['is over once canceled', known({ version: 2, status: 'canceled' }), 'over'],
    ['is over once the reservation has another number', known({ version: 2, phoneHash: 'other' }), 'over'],
    ['is over if the id has a tombstone', known({ version: 0, status: 'void' }), 'over'],
    ['waits for a reservation that is not written', undefined, 'pending'],
  ] as const)('%s', (_, reservation, standing) => {
    expect(holdState(hold('a'), reservation, 'm', now)).toBe(standing);
  });

  test('waits for the version that gives the reservation its number', () => {
    expect(holdState(hold('a', { version: 3 }), known({ version: 2, phoneHash: 'm' }), 'm', now)).toBe(
      'pending',
    );
  });

  test('is granted for two tables of one start, and for six upcoming reservations', () => {
    const { byPhoneAndStart, upcomingByPhone } = defaultPublicLimits;
    for (const [limit, most] of [
      [byPhoneAndStart, 2],
      [upcomingByPhone, 6],
    ] as const) {
      const others = Array.from({ length: most }, (_, index) => hold(`r${index}`));
      expect(grantHold(others.slice(1), hold('last'), limit)).toHaveLength(most);
      expect(grantHold(others, hold('more'), limit)).toBeUndefined();
    }
  });

  test('is granted up to the limit', () => {
    expect(grantHold([hold('a')], hold('b'), 2)).toHaveLength(2);
    expect(grantHold([hold('a'), hold('b')], hold('c'), 2)).toBeUndefined();
  });
});
