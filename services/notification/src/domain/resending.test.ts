import { canResend, isAsWritten, type PartyNow, toldOf } from './resending';

const now = new Date('2027-01-05T12:00:00Z');
const reservation = {
  ...{ id: 'x1', restaurantId: 'r1', version: 1, name: 'Grace', partySize: 4, phoneNumber: '' },
  ...{ notes: '', email: '', seatingMinutes: 90, startsAt: new Date('2027-01-05T20:45:00Z') },
  ...{ localDate: '2027-01-05', localMinute: 945 },
};
const party = (more: Partial<PartyNow> = {}): PartyNow => ({
  ...{ reservation, isActive: true, isConfirmed: false },
  ...more,
});
const request = (isPending: boolean) => ({ isPending, isWithdrawn: false, words: '' });
const asked = party({ reservation: { ...reservation, request: request(true) } });
const ended = party({ isActive: false });
const over = party({ reservation: { ...reservation, startsAt: now } });

test.each([
  ['reservation-booked', party(), true],
  ['reservation-booked', ended, false],
  ['reservation-booked', over, false],
  ['reservation-booked', asked, false],
  ['reservation-canceled', ended, true],
  ['reservation-canceled', party(), false],
  ['reservation-requested', asked, true],
  ['reservation-requested', party(), false],
  ['reminder', party(), true],
  ['staff-answer', over, true],
  ['template-test', party(), false],
] as const)('a message "%s" can be sent again while it is true', (kind, of, can) => {
  const message = { channel: 'sms', kind, to: '+12127365001' } as const;
  expect(canResend(message, of, { phone: '+12127365002', now })).toBe(can);
  expect(canResend(message, of, { phone: '+12127365001', now })).toBe(false);
  expect(canResend({ ...message, channel: 'email' }, of, { phone: '+12127365002', now })).toBe(false);
});

test('a message is repeated as it was written until its reservation changes', () => {
  const told = toldOf(reservation);
  const message = { kind: 'reservation-booked', told } as const;
  expect(isAsWritten(message, { ...reservation, notes: 'window', phoneNumber: '1', version: 7 })).toBe(true);
  for (const more of [{ partySize: 5 }, { startsAt: now }, { name: 'Ada' }, { area: 'Terrace' }])
    expect(isAsWritten(message, { ...reservation, ...more })).toBe(false);
});

test('a reminder of several reservations is written anew: the others may be somebody else’s', () => {
  const choice = { reservationId: 'x1', startsAt: now };
  const reminder = { kind: 'reminder', told: toldOf(reservation) } as const;
  expect(isAsWritten({ ...reminder, choices: [choice] }, reservation)).toBe(true);
  expect(isAsWritten({ ...reminder, choices: [choice, choice] }, reservation)).toBe(false);
});
