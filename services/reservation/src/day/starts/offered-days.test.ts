import fc from 'fast-check';
import { dayState, hasStart } from './offered-days';
import { offeredTimes } from './offered-times';
import type { Claim } from '../claims/claim';
import { testRestaurant } from '../../testing/test-restaurant';
import { dayOf } from '../../testing/day-of';

const now = new Date('2026-11-20T12:00:00Z');
const saturday = '2026-11-21';
const trattoria = testRestaurant({
  closures: { weekly: [1], special: ['2026-12-24'] },
  tables: [{ key: 'TwoTop', count: 1, capacity: 2 }],
});
const at = (minute: number, date = saturday) => Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
const claim = (id: string, from: number, until: number): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  partySize: 2,
  madeAt: 0,
  from: at(from),
  until: at(until),
});
const stateOn = (date: string, claims: readonly Claim[] = [], partySize = 2, rules = trattoria, time = now) =>
  dayState(dayOf(rules, claims, time), { date, partySize });

test('a day is open while a start is free for the party, and full when none is', () => {
  expect(stateOn(saturday)).toBe('open');
  expect(stateOn(saturday, [claim('a', 1080, 1290)])).toBe('open');
  expect(stateOn(saturday, [claim('a', 1080, 1380)])).toBe('full');
  // No table seats three.
  expect(stateOn(saturday, [], 3)).toBe('full');
});

test('a day without a start that could be booked is closed', () => {
  expect([stateOn('2026-11-23'), stateOn('2026-12-24')]).toEqual(['closed', 'closed']);
  expect([stateOn('2026-11-19'), stateOn('2027-06-01')]).toEqual(['closed', 'closed']);
  expect(stateOn('2026-11-20', [], 2, trattoria, new Date('2026-11-20T23:00:00Z'))).toBe('closed');
  const soon = { ...trattoria, availabilityRules: { bookingWindows: [{ daysAhead: 3 }] } };
  expect([stateOn('2026-11-22', [], 2, soon), stateOn('2026-11-24', [], 2, soon)]).toEqual([
    'open',
    'closed',
  ]);
});

test('a pause of online bookings makes a day full, not closed', () => {
  const onlinePause = { from: at(0), until: at(1440), by: 'Ada', steps: [] };
  const state = dayState(dayOf(trattoria, [], now, { onlinePause }), { date: saturday, partySize: 2 });
  expect(state).toBe('full');
});

test('the state of a day is what its offered times say', () => {
  const anyClaims = fc.array(
    fc.record({ from: fc.integer({ min: 34, max: 44 }), quarters: fc.integer({ min: 2, max: 20 }) }),
    { maxLength: 4 },
  );
  const anyDate = fc.constantFrom(saturday, '2026-11-20', '2026-11-23', '2026-11-19', '2027-06-01');
  const anyHour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(
      anyClaims,
      anyDate,
      anyHour,
      fc.integer({ min: 1, max: 3 }),
      (spans, date, hour, partySize) => {
        const time = new Date(at(hour * 60, '2026-11-20'));
        const claims = spans.map(({ from, quarters }, index) => ({
          ...claim(`c${index}`, from * 30, from * 30 + quarters * 15),
        }));
        const state = stateOn(date, claims, partySize, trattoria, time);
        const { times } = offeredTimes(dayOf(trattoria, claims, time), {
          date,
          partySize,
          audience: 'public',
        });
        expect(state === 'open').toBe(times.some(({ available }) => available));
        expect(state !== 'closed').toBe(hasStart(trattoria, { date, partySize }, time));
      },
    ),
  );
});
