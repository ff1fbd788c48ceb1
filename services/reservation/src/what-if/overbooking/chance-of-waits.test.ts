import { countedPast, heldPromises, judgeNight } from '../../testing/simulated-overbooking';
import { chanceOf, evening, extra, minuteMs, seven, turnMs } from '../../testing/full-start-at-seven';
import { chancesOfWaits, coursesFor } from './chance-of-waits';
import type { ExpectedParty } from './play-evening';

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

test('the cost of a question is bounded', () => {
  expect(coursesFor(30, 10)).toBe(2_000);
  expect(coursesFor(5_000, 192)).toBe(200);
});

test('promised chances hold on simulated nights, with a quarter of the fewest courses', () => {
  const past = countedPast(1, 4_000);
  const judged = Array.from({ length: 300 }, (_, night) => judgeNight(night + 1, past, 50)).flatMap(
    (night) => night ?? [],
  );
  // A quarter of the fewest courses that a question plays, which leaves the average of the nights as it is; all are played at night.
  // The standard error is two points for all nights, and up to five for a third of them.
  const [all] = heldPromises(judged, 1);
  expect(Math.abs((all?.promised ?? 1) - (all?.happened ?? 0))).toBeLessThan(0.04);
  for (const { promised, happened } of heldPromises(judged, 3))
    expect(Math.abs(promised - happened)).toBeLessThan(0.09);
});
