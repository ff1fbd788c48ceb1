import fc from 'fast-check';
import { table } from '../testing/driver';
import { align, distribute } from './arranging';
import { fit, toCanvas, toPlan, zoomBy } from './camera';
import { pivotOf, turnTables } from './changes';
import { boxOfBoxes, distance, turn, withinOneTurn } from './geometry';
import { nextNumber } from './numbering';
import { boundsOf, centreOf, isOn, overlap } from './outline';
import { shapes } from '@tablewell/api-client/floor';
import { gridStep, snap } from './snapping';

const coordinate = fc.integer({ min: -2000, max: 2000 });
const point = fc.record({ x: coordinate, y: coordinate });
const tables = fc
  .record({
    type: fc.constantFrom(...shapes.map(({ kind }) => kind.component)),
    x: coordinate,
    y: coordinate,
    steps: fc.nat(23),
  })
  .map(({ steps, ...rest }) => table('1', { ...rest, rotation: steps * 15 }));
const several = fc
  .array(tables, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((each, index) => ({ ...each, id: String(index) })));
const camera = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.double({ min: 0.2, max: 3, noNaN: true }),
});

describe('geometry', () => {
  it('rotating back undoes a rotation', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: -720, max: 720 }), (at, centre, degrees) => {
        expect(distance(turn(turn(at, centre, degrees), centre, -degrees), at)).toBeLessThan(1e-6);
      }),
    );
  });

  it('a selection rotated in steps keeps its pivot, its distances and whole steps', () => {
    fc.assert(
      fc.property(several, fc.integer({ min: -360, max: 360 }), (list, degrees) => {
        const turned = turnTables(list, degrees);
        const pivot = pivotOf(list);
        turned.forEach((each, index) => {
          const was = list[index] ?? each;
          expect(distance(centreOf(each), pivot)).toBeCloseTo(distance(centreOf(was), pivot), 5);
          expect(each.rotation % 15).toBeCloseTo(0, 9);
          expect(each.rotation).toBe(withinOneTurn(each.rotation));
        });
      }),
    );
  });

  it('a table is found at its middle, at every position and rotation', () => {
    fc.assert(fc.property(tables, (each) => expect(isOn(centreOf(each), each)).toBe(true)));
  });

  it('overlap is symmetric, certain for the same position and impossible for separate bounds', () => {
    fc.assert(
      fc.property(tables, tables, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one));
        expect(overlap(one, one)).toBe(true);
        const { width } = boundsOf(one);
        const far = { ...other, x: one.x + width + boundsOf(other).width + 400 };
        expect(overlap(one, far)).toBe(false);
      }),
    );
  });

  it('detects that a rotated corner reaches into a neighbor', () => {
    const one = table('1', { type: 'four-top-compact' });
    const beside = { ...one, id: '2', x: 74 };
    expect(overlap(one, beside)).toBe(false);
    expect(overlap({ ...one, rotation: 45 }, beside)).toBe(true);
  });

  it('snapping ends on the grid or on a line of a neighbor', () => {
    const box = fc.record({
      x: coordinate,
      y: coordinate,
      width: fc.integer({ min: 10, max: 300 }),
      height: fc.constant(60),
    });
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), (moved, neighbors) => {
        const { delta, guides } = snap(moved, neighbors, 6);
        const start = moved.x + delta.x;
        const guide = guides.find(({ axis }) => axis === 'x');
        if (!guide) return expect(Math.abs(start % gridStep)).toBeCloseTo(0, 9);
        const own = [start, start + moved.width / 2, start + moved.width];
        expect(own.some((at) => Math.abs(at - guide.at) < 1e-9)).toBe(true);
        return expect(Math.abs(delta.x)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('aligning puts every edge on one line', () => {
    fc.assert(
      fc.property(several, (list) => {
        const rights = align(list, 'right').map((each) => boundsOf(each).x + boundsOf(each).width);
        rights.forEach((right) => expect(right).toBeCloseTo(rights[0] ?? 0, 5));
      }),
    );
  });

  it('distributing makes gaps equal if there is room, and never leaves the bounding box', () => {
    fc.assert(
      fc.property(several, fc.integer({ min: 1, max: 40 }), (close, spread) => {
        fc.pre(close.length > 2);
        const list = close.map((each) => ({ ...each, x: (each.x * spread) / 10 }));
        const frame = boxOfBoxes(list.map(boundsOf));
        const boxes = distribute(list, 'x').map(boundsOf);
        const now = boxOfBoxes(boxes);
        expect(now.x).toBeCloseTo(frame.x, 5);
        expect(now.width).toBeCloseTo(frame.width, 5);
        const gaps = boxes
          .slice(1)
          .map((box, index) => box.x - ((boxes[index]?.x ?? 0) + (boxes[index]?.width ?? 0)));
        if (boxes.reduce((sum, { width }) => sum + width, 0) > frame.width) return;
        gaps.forEach((gap) => expect(gap).toBeCloseTo(gaps[0] ?? 0, 5));
      }),
    );
  });

  it('distributing tables at one position keeps them there', () => {
    const wide = [0, 15, 15].map((rotation, index) =>
      table('1', { id: String(index), x: 0, y: 0, rotation }),
    );
    const frame = boxOfBoxes(wide.map(boundsOf));
    expect(boxOfBoxes(distribute(wide, 'x').map(boundsOf)).x).toBeCloseTo(frame.x, 9);
  });

  it('the camera converts to the canvas and back, and zooms about the pointer', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (view, at, factor) => {
        expect(distance(toPlan(toCanvas(at, view), view), at)).toBeLessThan(1e-6);
        const under = toPlan(at, view);
        expect(distance(toCanvas(under, zoomBy(view, factor, at)), at)).toBeLessThan(1e-6);
      }),
    );
  });

  it('fitting shows the whole plan', () => {
    const view = fit({ x: -100, y: 50, width: 2000, height: 300 }, { width: 400, height: 300 });
    expect(toCanvas({ x: -100, y: 50 }, view).x).toBeGreaterThanOrEqual(-1e-9);
    expect(toCanvas({ x: 1900, y: 350 }, view).x).toBeLessThanOrEqual(400 + 1e-9);
  });

  it('numbers a new table after the highest numeric one', () => {
    expect(nextNumber([])).toBe('1');
    expect(nextNumber(['9', '12', 'Bar 40', ''].map((number, at) => table(String(at), { number })))).toBe(
      '13',
    );
  });
});
