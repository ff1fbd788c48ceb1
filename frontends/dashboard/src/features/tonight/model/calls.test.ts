import type { Party } from '@tablewell/api-client/book';
import { callsOf, isCallTime } from './calls';

const now = Date.parse('2026-11-20T16:00:00Z');
const party = (id: string, more: Partial<Party> = {}): Party =>
  ({
    id,
    stage: 'booked',
    phone: '+39065550',
    isWalkIn: false,
    startsAt: now + 1,
    steps: [],
    ...more,
  }) as Party;

test('those ahead with a number who have not answered are called, by their time', () => {
  const calls = callsOf(
    [
      party('late', { startsAt: now + 2 }),
      party('early'),
      party('said', { confirmation: { isComing: true, at: now, by: 'sms' } }),
      party('confirmed', { stage: 'confirmed' }),
      party('over', { startsAt: now }),
      party('unreachable', { phone: '' }),
      party('canceled', { stage: 'canceled' }),
    ],
    now,
  );
  expect(calls.map((call) => call.party.id)).toEqual(['early', 'late']);
});

test('calls in vain are counted, with the time of the last', () => {
  const steps = [1, 2].map((at) => ({ id: `s${at}`, step: 'no-answer' as const, at, by: 'Ada' }));
  expect(callsOf([party('a', { steps })], now)).toMatchObject([{ tries: 2, lastAt: 2 }]);
});

test('the list is shown from its hour on, also after midnight, or all day', () => {
  const evening = { date: '2026-11-20', timezone: 'Europe/Rome' };
  expect(isCallTime(evening, undefined, now)).toBe(true);
  expect(isCallTime(evening, 17 * 60, now)).toBe(true);
  expect(isCallTime(evening, 17 * 60 + 1, now)).toBe(false);
  expect(isCallTime(evening, 17 * 60 + 1, now + 8 * 3_600_000)).toBe(true);
});
