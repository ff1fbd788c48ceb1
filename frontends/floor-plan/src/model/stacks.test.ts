import fc from 'fast-check';
import { table } from '../testing/driver';
import { overlapping } from './outline';
import { shapes } from '@tablewell/api-client/floor';
import { spreadOut, stacked } from './stacks';

const types = fc.array(fc.constantFrom(...shapes.map(({ kind }) => kind.component)), { maxLength: 12 });

it('tables that were added at one point are put side by side, the first stays', () => {
  fc.assert(
    fc.property(types, (wanted) => {
      const plan = wanted.map((type, index) => table(String(index), { type, x: 50, y: 50 }));
      expect(stacked(plan)).toHaveLength(Math.max(0, plan.length - 1));
      const next = spreadOut(plan);
      expect(stacked(next)).toEqual([]);
      expect([...overlapping(next)]).toEqual([]);
      expect(next[0]).toBe(plan[0]);
    }),
  );
});
