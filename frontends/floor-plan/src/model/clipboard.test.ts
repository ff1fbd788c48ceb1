import { table } from '../testing/driver';
import { pasteTables } from './clipboard';

let count = 0;
const newId = () => `new${(count += 1)}`;

describe('pasting tables', () => {
  it('keeps position and number on another layout', () => {
    const { plan, pasted } = pasteTables([], [table('7', { number: '7', x: 100, y: 40 })], newId);
    expect(plan).toMatchObject([{ id: pasted[0], number: '7', x: 100, y: 40 }]);
  });

  it('is offset and gets the next number if both are taken', () => {
    const there = table('7', { number: '7', x: 100, y: 40 });
    const { plan } = pasteTables([there], [there], newId);
    expect(plan[1]).toMatchObject({ number: '8', x: 120, y: 60 });
  });

  it('moves all tables of a group by the same offset, so that it keeps its shape', () => {
    const group = [table('1', { x: 0, y: 0 }), table('2', { x: 100, y: 0 })];
    const { plan } = pasteTables([group[0]!], group, newId);
    expect(plan.slice(1).map(({ x, y }) => [x, y])).toEqual([
      [20, 20],
      [120, 20],
    ]);
  });
});
