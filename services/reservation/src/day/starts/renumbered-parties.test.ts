import { isRefusal } from '@tablewell/chassis/refusal';
import { dinner, floorTable, testRestaurant } from '../../testing/test-restaurant';
import type { Claim } from '../claims/claim';
import { offeredTimes } from './offered-times';
import { placeParty } from './place-party';
import { dayOf } from '../../testing/day-of';

const now = new Date('2026-11-20T12:00:00Z');
const afterMidnight = Date.parse('2026-11-21T00:30:00Z');
const claim = (id: string, partySize: number, more: Partial<Claim>): Claim => ({
  id: `${id}:1`,
  tableType: '',
  partySize,
  from: afterMidnight,
  until: afterMidnight + 90 * 60_000,
  madeAt: 0,
  ...more,
});

test('a start after midnight is offered exactly when it can be booked, while parties get other numbers', () => {
  const rules = testRestaurant({
    periods: [{ ...dinner, closesAt: 26 * 60 }],
    floor: { tables: [floorTable('1', 2), floorTable('2', 4)], combinations: [] },
  });
  // The family has no number yet, and gets one only if the couple moves to the small table.
  const claims = [claim('couple', 2, { tableType: 'Seats4', tableNumbers: ['2'] }), claim('family', 4, {})];
  const evening = { date: '2026-11-20', evening: true, partySize: 2, audience: 'public' } as const;
  const { times } = offeredTimes(dayOf(rules, claims, now), evening);
  const atMidnight = times.filter(({ date }) => date === '2026-11-21');
  expect(atMidnight.length).toBeGreaterThan(0);
  for (const { date, minute, available } of atMidnight) {
    const request = { when: { date, minute }, partySize: 2, rules: 'book' } as const;
    expect(available).toBe(!isRefusal(placeParty(dayOf(rules, claims, now), request)));
  }
});
