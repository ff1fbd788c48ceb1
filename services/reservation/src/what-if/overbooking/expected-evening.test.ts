import type { Block } from '../../day/claims/block';
import type { Claim } from '../../day/claims/claim';
import { staysOf } from '../../evening/waiting/stays';
import type { Reservation } from '../../party/reservation';
import { dayOf } from '../../testing/day-of';
import { testParty, testPlacement } from '../../testing/test-party';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import { expectedEvening } from './expected-evening';

const date = '2026-11-20';
const minuteMs = 60_000;
const seven = Date.parse(`${date}T19:00:00Z`);
const trattoria = testRestaurant({
  floor: { tables: [floorTable('1', 2), floorTable('2', 4)], combinations: [] },
});
const stays = staysOf(trattoria, []);
const missing = { missing: 0.1, cancels: 0.2 };
const shares = { of: () => missing };
const none = { missing: 0, cancels: 0 };
const claim = (id: string, more: Partial<Claim> = {}): Claim => ({
  ...{ id: `${id}:1`, tableType: 'Seats2', tableNumbers: ['1'], partySize: 2, madeAt: 0 },
  ...{ from: seven, until: seven + 90 * minuteMs, ...more },
});
const expected = (
  claims: readonly Claim[],
  reservations: readonly Reservation[],
  { now = seven - 60 * minuteMs, rules = trattoria, blocks = [] as Block[] } = {},
) => expectedEvening(dayOf(rules, claims, new Date(now), { blocks }), date, { shares, stays, reservations });

test('whoever is here or holds a table without a reservation comes for certain, and whoever is awaited perhaps', () => {
  const chances = (claims: readonly Claim[], reservations: readonly Reservation[]) =>
    expected(claims, reservations).parties.map(({ missing: chance, cancels }) => ({
      ...{ missing: chance, cancels },
    }));
  expect(chances([claim('party')], [testParty()])).toEqual([missing]);
  expect(chances([claim('party')], [testParty({ progress: 'confirmed' })])).toEqual([missing]);
  expect(chances([claim('party')], [testParty({ progress: 'arrived' })])).toEqual([none]);
  expect(chances([claim('party', { expiresAt: seven })], [])).toEqual([none]);
});

test('a party whose table was given up is expected without one', () => {
  const [party, ...others] = expected([], [testParty({ progress: 'without-table' })]).parties;
  expect(others).toEqual([]);
  expect(party).toMatchObject({ from: seven, tables: [], plannedMs: 90 * minuteMs, ...missing });
  expect(party?.options.map(({ tables }) => tables)).toEqual([[0], [1]]);
  expect(expected([], [testParty({ status: 'canceled' })]).parties).toEqual([]);
});

test('tables are held for as long as the owner gives them up, and blocked ones are nobody’s', () => {
  expect(expected([], []).heldMs).toBe(15 * minuteMs);
  const rules = { ...trattoria, givingUp: { afterMinutes: 25, byItself: true } };
  expect(expected([], [], { rules }).heldMs).toBe(25 * minuteMs);
  const block: Block = {
    ...{ id: 'b', date, dates: [date], tableNumbers: ['2'], from: seven, until: seven + 60 * minuteMs },
    ...{ reason: '', madeAt: 0, by: '' },
  };
  expect(expected([], [], { blocks: [block] }).blocks).toEqual([
    { from: seven, until: seven + 60 * minuteMs, tables: [1] },
  ]);
});

test('whoever has left is not expected', () => {
  const party = testParty({ placement: testPlacement({ from: seven - 240 * minuteMs }) });
  const left = claim('party', { from: seven - 240 * minuteMs, until: seven - 150 * minuteMs });
  expect(expected([left], [party]).parties).toEqual([]);
});
