import { swapTables } from './swap-tables';
import type { Claim } from '../day/claims/claim';
import { testRestaurant } from '../testing/test-restaurant';
import { dayOf } from '../testing/day-of';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const rules = testRestaurant({
  tables: [
    { key: 'TwoTop', count: 2, capacity: 2 },
    { key: 'FourTop', count: 1, capacity: 4 },
  ],
});
const claim = (id: string, table: string, minutes: number, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'TwoTop',
  tableNumbers: [table],
  partySize: 1,
  madeAt: seven,
  from: seven + minutes * minuteMs,
  until: seven + (minutes + 60) * minuteMs,
  ...more,
});
const swap = { claimId: 'ada:1', otherClaimId: 'grace:1', stepId: 'step-1', override: false };
const numbersAfter = (claims: readonly Claim[], now = seven) => {
  const found = swapTables(dayOf(rules, claims, new Date(now)), swap);
  if (!(found instanceof Map)) throw new Error('was refused');
  return Object.fromEntries(
    claims.map(({ id, tableNumbers }) => [id, found.get(id)?.tableNumbers ?? tableNumbers]),
  );
};

test('a party that is planned at one of the tables later makes room', () => {
  const claims = [claim('ada', '1', 15), claim('grace', '2', 0), claim('emma', '2', 60)];
  expect(numbersAfter(claims)).toEqual({ 'ada:1': ['2'], 'grace:1': ['1'], 'emma:1': ['1'] });
});

test('a party that is over swaps for as long as it sits, and the end of its claim stays', () => {
  const claims = [claim('ada', '1', -70, { seated: true }), claim('grace', '2', 0)];
  const found = swapTables(dayOf(rules, claims, new Date(seven)), swap);
  expect(found instanceof Map && found.get('ada:1')).toMatchObject({
    tableNumbers: ['2'],
    until: claims[0]?.until,
  });
});

test('made before is not made again', () => {
  const [ada, grace] = [claim('ada', '1', 0, { swap: 'step-1' }), claim('grace', '2', 0, { swap: 'step-1' })];
  expect(swapTables(dayOf(rules, [ada, grace], new Date(seven)), swap)).toBeUndefined();
});

test.each([
  ['without a table', [claim('ada', '1', 0)], 'no-table-to-swap'],
  [
    'for a table that is too small',
    [claim('ada', '1', 0, { partySize: 3 }), claim('grace', '2', 0)],
    'table-too-small',
  ],
])('%s is refused', (_, claims, code) => {
  expect(swapTables(dayOf(rules, claims, new Date(seven)), swap)).toMatchObject({ code });
});
