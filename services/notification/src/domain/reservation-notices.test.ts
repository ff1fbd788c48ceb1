import type { Reservation, Restaurant, User } from './read-copies';
import { isTexted, noticesOf, type ReservationChange } from './reservation-notices';
import { suppressions } from './suppressions';

const hourMs = 3_600_000;
const now = new Date('2026-12-04T20:00:00Z');
const restaurant = {
  ...{ id: 'r1', ownerId: 'o1', name: 'Olive', country: 'US', smsCountries: ['US'] },
  ...{ confirmedEmail: '', emailNotifications: true, smsNotifications: true },
} as unknown as Restaurant;
const owner = { id: 'o1', email: 'owner@example.com' } as User;

const party = (startsHoursAgo: number) =>
  ({
    ...{ id: 'b1', restaurantId: 'r1', name: 'Ada Lovelace', partySize: 2, phoneNumber: '', email: '' },
    ...{ startsAt: new Date(now.getTime() - startsHoursAgo * hourMs), seatingMinutes: 90 },
  }) as Reservation;

function ownersReason(change: ReservationChange): string | undefined {
  const given = {
    restaurant,
    owner,
    smsAllowed: true,
    hasOptedOut: false,
    phoneChannel: 'sms',
    now,
  } as const;
  return noticesOf(change, given).find(({ to }) => to === owner.email)?.suppressionReason;
}

test.each(['reservation-booked', 'reservation-canceled'] as const)(
  'the owner gets no mail %s about a party whose turn is over',
  (kind) => expect(ownersReason({ kind, reservation: party(2) })).toBe(suppressions.inThePast),
);

test('a change to a party whose turn is over is not mailed to the owner', () => {
  const change = { kind: 'reservation-changed', reservation: party(26), previous: party(26) } as const;
  expect(ownersReason(change)).toBe(suppressions.inThePast);
});

test('a party that cancels late, while its table waits for it, is mailed to the owner', () => {
  expect(ownersReason({ kind: 'reservation-canceled', reservation: party(1) })).toBe('');
});

test('a change that moves a party out of a time ahead is mailed to the owner', () => {
  const change = { kind: 'reservation-changed', reservation: party(5), previous: party(-3) } as const;
  expect(ownersReason(change)).toBe('');
});

test('only numbers of the countries that the restaurant has chosen are texted', () => {
  const texted = (to: string) => isTexted({ smsCountries: ['US', 'IT'] }, to);
  expect(['+12127369001', '+393331234567'].map(texted)).toEqual([true, true]);
  // Canada and a premium-rate island share the code of the United States; a satellite phone has no country.
  const others = ['+14165550123', '+18765550123', '+447400123456', '+8821612345678'];
  expect(others.map(texted)).toEqual(others.map(() => false));
});
