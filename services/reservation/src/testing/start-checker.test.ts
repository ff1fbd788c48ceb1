import { checkStart, type KeptTable, type ListedParty, type Span } from './start-checker';

const span = (from: number, until = 1_000): Span => ({ from, until });
const kept = (id: string, from: number, until: number, more: Partial<KeptTable> = {}): KeptTable => ({
  ...{ id, surely: span(from + 2, until), possibly: span(from, until + 2), given: span(from, from + 2) },
  ...more,
});
const listed = (id: string, joinedAt: number, until: number): ListedParty => ({
  ...{ id, joinedAt, waited: span(joinedAt, until) },
});
const check = (all: readonly KeptTable[], waiting: readonly ListedParty[]) =>
  checkStart({ tables: 1, kept: all, listed: waiting }, 10);
const none = { queueJumps: 0, soldTwice: 0, unofferedMs: 0 };

test('a table that is offered to the first of the list soon has nothing to report but how long it took', () => {
  const offered = kept('ada', 108, 900, { joinedAt: 10 });
  const waiting = [listed('ada', 10, 108), listed('ben', 20, 900)];
  expect(check([kept('x', 0, 100), offered], waiting)).toEqual({ ...none, latestMs: 6 });
});

test('a table that is free while somebody waits is found, with the time beyond the grace', () => {
  const offered = kept('ada', 140, 900, { joinedAt: 10 });
  expect(check([kept('x', 0, 100), offered], [listed('ada', 10, 140)])).toMatchObject({ unofferedMs: 28 });
  // Never offered: until the party leaves.
  expect(check([kept('x', 0, 100)], [listed('ada', 10, 900)])).toMatchObject({ unofferedMs: 788 });
  expect(check([kept('x', 0, 100)], [])).toMatchObject({ unofferedMs: 0 });
});

test('the time in which what a killed process had claimed is not free yet is left out', () => {
  const log = { tables: 1, kept: [kept('x', 0, 100)], listed: [listed('ada', 10, 200)] };
  expect(checkStart({ ...log, excused: [span(90, 180)] }, 10)).toMatchObject({ unofferedMs: 10 });
  expect(checkStart({ ...log, excused: [span(90, 195)] }, 10)).toMatchObject({ unofferedMs: 0 });
});

test('a table that goes to who joined later, or to the public, is found, unless it may have been before', () => {
  const waiting = [listed('ada', 10, 900), listed('ben', 20, 108)];
  const all = (taker: KeptTable) => check([kept('x', 0, 100), taker], waiting);
  expect(all(kept('ben', 108, 900, { joinedAt: 20 }))).toMatchObject({ queueJumps: 1 });
  expect(all(kept('public', 108, 900))).toMatchObject({ queueJumps: 1 });
  expect(all(kept('staff', 108, 900, { isFree: true }))).toMatchObject({ queueJumps: 0 });
  expect(all(kept('public', 108, 900, { given: span(9, 110) }))).toMatchObject({ queueJumps: 0 });
});

test('of two free tables one is anybody’s while one party waits', () => {
  const log = { listed: [listed('ada', 10, 900)], kept: [kept('public', 108, 900)] };
  expect(checkStart({ ...log, tables: 2 }, 900)).toMatchObject({ queueJumps: 0 });
  const two = { ...log, listed: [...log.listed, listed('ben', 20, 900)] };
  expect(checkStart({ ...two, tables: 2 }, 900)).toMatchObject({ queueJumps: 1 });
});

test('a table that is kept for two is found, unless one may have given it back before', () => {
  expect(check([kept('x', 0, 100), kept('y', 50, 200)], [])).toMatchObject({ soldTwice: 1 });
  expect(check([kept('x', 0, 100), kept('y', 99, 200)], [])).toMatchObject({ soldTwice: 0 });
  // An offer that was taken is one table.
  expect(check([kept('x', 0, 100), kept('x', 50, 200)], [])).toMatchObject({ soldTwice: 0 });
});
