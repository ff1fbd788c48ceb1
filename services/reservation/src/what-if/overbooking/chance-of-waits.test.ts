import fc from 'fast-check';
import type { TableOption } from '../../day/tables/table-plan';
import { countedPast, heldPromises, judgeNight } from '../../testing/simulated-overbooking';
import { chancesOfWaits, type ConsideredParty, coursesFor } from './chance-of-waits';
import type { ExpectedEvening, ExpectedParty } from './play-evening';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const turnMs = 90 * minuteMs;
const options = (count: number): TableOption[] =>
  Array.from({ length: count }, (_, table) => ({ tables: [table], smallest: 1, largest: 4 }) as never);

/** A party at each of some tables at seven, that stays as planned. */
function evening(missing: readonly number[], more: Partial<ExpectedEvening> = {}): ExpectedEvening {
  return {
    parties: missing.map((chance, table): ExpectedParty => ({
      ...{ from: seven, plannedMs: turnMs, tables: [table], options: options(missing.length) },
      ...{ missing: chance, cancels: 0, staysMs: [turnMs] },
    })),
    ...{ blocks: [], tableCount: missing.length, heldMs: 15 * minuteMs, maxWaitMs: 15 * minuteMs, ...more },
  };
}
const extra = (count: number, more: Partial<ConsideredParty> = {}): ConsideredParty => ({
  ...{ from: seven, plannedMs: turnMs, options: options(count), staysMs: [turnMs], ...more },
});
const chanceOf = (night: ExpectedEvening, party = extra(night.tableCount), doubt = 0): number =>
  chancesOfWaits(night, [party], doubt)[0]?.withParty ?? NaN;

test('at a full start a party more waits unless one does not come', () => {
  expect(chanceOf(evening([0, 0, 0]))).toBe(1);
  expect(chanceOf(evening([0, 1, 0]))).toBe(0);
  // 1 - 0.9^3 of all nights have a table for it.
  expect(chanceOf(evening([0.1, 0.1, 0.1]))).toBeCloseTo(0.9 ** 3, 1);
  expect(chanceOf(evening(Array.from({ length: 30 }, () => 0.1)))).toBeCloseTo(0.9 ** 30, 1);
});

test('a table that is held for longer than a party waits is no help, unless its party cancels', () => {
  const night = evening([1, 0], { heldMs: 30 * minuteMs });
  expect(chanceOf(night)).toBe(1);
  const [first, ...others] = night.parties;
  expect(chanceOf({ ...night, parties: [{ ...(first as ExpectedParty), cancels: 1 }, ...others] })).toBe(0);
});

test('a party that leaves early makes room, if nobody else is to sit there', () => {
  const night = evening([0]);
  const early = { ...(night.parties[0] as ExpectedParty), from: seven - turnMs, staysMs: [60 * minuteMs] };
  const half = extra(1, { from: seven - 30 * minuteMs });
  expect(chanceOf({ ...night, parties: [early] }, half)).toBe(0);
  expect(chanceOf({ ...night, parties: [early, ...night.parties] }, half)).toBe(1);
});

test('parties that stay longer make others wait, with a party more and without it', () => {
  const night = evening([0]);
  const [second] = night.parties;
  const first = {
    ...(second as ExpectedParty),
    from: seven - turnMs,
    staysMs: [turnMs, turnMs + 30 * minuteMs],
  };
  const late = extra(1, { from: seven + 4 * turnMs });
  const [chances] = chancesOfWaits({ ...night, parties: [first, second as ExpectedParty] }, [late], 0);
  expect(chances?.without).toBeCloseTo(0.5, 1);
  expect(chances?.withParty).toBe(chances?.without);
});

test('blocked tables are nobody’s', () => {
  const blocks = [{ from: seven, until: seven + turnMs, tables: [1] }];
  const night = evening([0, 0], { blocks });
  const alone = { ...night, parties: night.parties.slice(0, 1) };
  expect(chanceOf(alone)).toBe(1);
  expect(chanceOf({ ...alone, blocks: [] })).toBe(0);
});

test('property: the same evening has the same chances, and certain guests leave none', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 4 }), (missing) => {
      const night = evening(missing);
      const first = chancesOfWaits(night, [extra(missing.length)], 0.1);
      expect(chancesOfWaits(night, [extra(missing.length)], 0.1)).toEqual(first);
      const [{ withParty = NaN, without = NaN } = {}] = first;
      expect(without).toBe(0);
      expect(withParty).toBeGreaterThanOrEqual(0);
      expect(withParty).toBeLessThanOrEqual(1);
      expect(chanceOf(evening(missing.map(() => 0)))).toBe(1);
    }),
    { numRuns: 20 },
  );
});

test('property: of two evenings, the one on which more stay away has the lower chance', () => {
  const chance = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fc.array(chance, { minLength: 1, maxLength: 4 }), (missing) => {
      const more = missing.map((part) => part * 2);
      expect(chanceOf(evening(more))).toBeLessThanOrEqual(chanceOf(evening(missing)));
    }),
    { numRuns: 20 },
  );
});

test('the cost of a question is bounded', () => {
  expect(coursesFor(30, 10)).toBe(2_000);
  expect(coursesFor(5_000, 192)).toBe(200);
});

test('promised chances hold on simulated nights', () => {
  const past = countedPast(1, 4_000);
  const judged = Array.from({ length: 300 }, (_, night) => judgeNight(night + 1, past, 200)).flatMap(
    (night) => night ?? [],
  );
  // The standard error is two points for all nights, and up to five for a third of them.
  const [all] = heldPromises(judged, 1);
  expect(Math.abs((all?.promised ?? 1) - (all?.happened ?? 0))).toBeLessThan(0.04);
  for (const { promised, happened } of heldPromises(judged, 3))
    expect(Math.abs(promised - happened)).toBeLessThan(0.09);
});
