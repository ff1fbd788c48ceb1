import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { simulateNight } from './night';
import { checkNight, type Shown } from './night-checks';
import type { Said } from './night-host';

/** Ids are drawn by the machine, and identify the same things in every run. */
const shapeOf = (trace: readonly string[]) => trace.map((line) => line.replace(/[\w-]{22}/g, 'id'));

test('a night repeats step by step, and breaks no promise', async () => {
  const [one, again] = [await simulateNight(10, true), await simulateNight(10, true)];
  expect(one.violations).toEqual([]);
  expect(shapeOf(again.trace)).toEqual(shapeOf(one.trace));
});

describe('the checks of a night', () => {
  const anna = { id: 'a', name: 'Anna', partySize: 2, stage: Stage.SEATED, tableNumbers: ['1'] };
  const ben = { id: 'b', name: 'Ben', partySize: 2, stage: Stage.BOOKED, tableNumbers: ['2'] };
  const heldUntil = { $typeName: 'google.protobuf.Timestamp' as const, seconds: 90n, nanos: 0 };
  const before: Shown = {
    at: 0,
    tonight: [anna, { ...ben, heldUntil }],
    tomorrow: [],
    options: [{ tableNumbers: ['1'], takenBy: {} }, { tableNumbers: ['2'] }],
    sitting: [{ _id: 'a', name: 'Anna', placement: { until: 60_000 } as never }],
  };
  const said = (more: Partial<Said> = {}): Said => ({
    ...{ displaced: new Set<string>(), repeated: 0, until: new Map<string, number>() },
    ...more,
  });
  const broken = (now: Partial<Shown>, heard = said()) =>
    checkNight(before, { ...before, ...now }, heard).map(({ check }) => check);

  test('pass what is true', () => expect(broken({})).toEqual([]));

  test('see a table that is lost without a word, and accept one that an answer names', () => {
    const lost = { tonight: [anna, { ...ben, tableNumbers: [] }] };
    expect(broken(lost)).toEqual(['table lost']);
    expect(broken(lost, said({ displaced: new Set(['b']) }))).toEqual([]);
    expect(broken(lost, said({ repeated: 1 }))).toEqual([]);
    expect(broken({ ...lost, at: 90_000 })).toEqual([]);
  });

  test('see two at one table, who is not shown, who is listed tomorrow, and an offered table', () => {
    expect(broken({ tonight: [anna, { ...ben, stage: Stage.SEATED, tableNumbers: ['1'] }] })).toEqual([
      'two at one table',
    ]);
    expect(broken({ tonight: [ben] })).toEqual(['not on Tonight']);
    expect(broken({ tomorrow: [ben] })).toEqual(['listed tomorrow']);
    expect(broken({ options: [{ tableNumbers: ['1', '2'] }] })).toEqual(['offered']);
  });

  test('see a stay that lasts beyond what was agreed', () =>
    expect(broken({}, said({ until: new Map([['a', 59_999]]) }))).toEqual(['until not kept']));
});
