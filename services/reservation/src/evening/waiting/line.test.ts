import { Refusal } from '@tablewell/chassis/refusal';
import { occupiedBy } from '../../testing/day-of';
import { testParty, testPlacement } from '../../testing/test-party';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import { placementAt } from '../chosen-tables';
import { aheadOf, behindByRule, lineOf } from './line';
import { inTurn } from './seat-in-turn';
import { neededFrom } from './table-in-turn';

const now = Date.parse('2026-11-20T19:00:00Z');
const restaurant = testRestaurant({ floor: { tables: [floorTable('1', 2)], combinations: [] } });

const waiting = (id: string, minutesAgo: number, notes = '') =>
  testParty({
    ...{ id, name: id, notes, progress: 'waiting', placement: testPlacement({ tableType: '' }) },
    wait: { joinedAt: new Date(now - minutesAgo * 60_000) },
  });
const parties = [waiting('ada', 10), waiting('vera', 5, 'VIP, by the window'), waiting('bob', 1)];

/** The rules that a host passes over by seating a party at the only table, or the code of the refusal. */
function seat(id: string, vipFirst: boolean): string | readonly string[] {
  const line = lineOf(parties, now, vipFirst);
  const party = line.find((waiter) => waiter.id === id)!;
  const day = occupiedBy(restaurant, []);
  const found = { ...placementAt(restaurant, ['1']), overfilled: false };
  const turn = { ahead: aheadOf(line, id), behindByRule: behindByRule(line, id), outOfTurn: false };
  const decided = inTurn(day, found, { partySize: 2, interval: neededFrom(day, party, now) }, turn);
  if (decided instanceof Refusal) return decided.code;
  return 'overridden' in decided ? (decided.overridden ?? []) : 'clash';
}
const order = (vipFirst: boolean) => lineOf(parties, now, vipFirst).map(({ id }) => id);

describe('a party whose notes call it a VIP', () => {
  test('comes before those that joined earlier where the owner says so, and whom the rule passes over is written down', () => {
    expect(order(true)).toEqual(['vera', 'ada', 'bob']);
    expect(seat('vera', true)).toEqual(['vip-first']);
    expect(seat('ada', true)).toBe('queue-jump');
  });

  test('waits in turn where the owner does not say so', () => {
    expect(order(false)).toEqual(['ada', 'vera', 'bob']);
    expect(seat('vera', false)).toBe('queue-jump');
    expect(seat('ada', false)).toEqual([]);
  });
});
