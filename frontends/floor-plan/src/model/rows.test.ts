import fc from 'fast-check';
import { table } from '../testing/driver';
import { boundsOf } from './outline';
import { addInRows } from './rows';
import { shapes } from '@tablewell/api-client/floor';

const types = fc.array(fc.constantFrom(...shapes.map(({ kind }) => kind.component)), { maxLength: 60 });
let count = 0;
const newId = () => `new${(count += 1)}`;

describe('putting tables on the plan', () => {
  it('adds each with its own number, without overlaps', () => {
    fc.assert(
      fc.property(types, (wanted) => {
        const plan = addInRows([table('1', { number: '1', x: 300, y: 200 })], wanted, newId);
        expect(plan.slice(1).map(({ type }) => type)).toEqual(wanted);
        expect(new Set(plan.map(({ number }) => number)).size).toBe(plan.length);
        const boxes = plan.map(boundsOf);
        boxes.forEach((one, index) =>
          boxes.slice(index + 1).forEach((other) => {
            const apart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            expect(apart).toBe(true);
          }),
        );
      }),
      { numRuns: 50 },
    );
  });
});
