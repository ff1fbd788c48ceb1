import fc from 'fast-check';
import { emptyDocument, table } from '../testing/driver';
import type { Piece } from './document';
import { distance } from './geometry';
import {
  addPiece,
  areasOf,
  cornersOfPiece,
  editPiece,
  isOnPiece,
  newPiece,
  resizePiece,
  tablesToName,
} from './pieces';

const pieces: fc.Arbitrary<Piece> = fc.record({
  id: fc.constant('p'),
  kind: fc.constantFrom('wall', 'bar', 'door', 'area'),
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 8, max: 900 }),
  height: fc.integer({ min: 8, max: 900 }),
  rotation: fc.nat(23).map((steps) => steps * 15),
  label: fc.constant(''),
});
const points = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });

describe('the background', () => {
  it('is resized at one corner, and the opposite one stays', () => {
    fc.assert(
      fc.property(pieces, fc.nat(3), points, (piece, corner, to) => {
        const next = resizePiece(piece, corner, to);
        const opposite = (corner + 2) % 4;
        const [was, is] = [cornersOfPiece(piece)[opposite], cornersOfPiece(next)[opposite]];
        expect(was && is && distance(was, is)).toBeLessThan(0.001);
        expect(Math.min(next.width, next.height)).toBeGreaterThanOrEqual(8);
      }),
    );
  });

  it('follows a corner that is dragged outwards', () => {
    const wall = { ...newPiece('wall', 'w', { x: 0, y: 0 }), width: 100, height: 20 };
    expect(resizePiece(wall, 2, { x: 150, y: 30 })).toMatchObject({ x: 50, y: 10, width: 200, height: 40 });
  });

  it('is hit by its own corners, rotated or not', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        for (const corner of cornersOfPiece(piece)) expect(isOnPiece(corner, piece, 0.001)).toBe(true);
      }),
    );
  });

  it('clamps fields to the limits of the service', () => {
    const document = addPiece(emptyDocument, newPiece('bar', 'b', { x: 0, y: 0 }));
    const [piece] = editPiece(document, 'b', { width: 0, rotation: 44, label: 'x'.repeat(60) }).background;
    expect(piece).toMatchObject({ width: 8, rotation: 45, label: 'x'.repeat(40) });
  });

  it('draws areas below the other pieces', () => {
    const bar = addPiece(emptyDocument, newPiece('bar', 'b', { x: 0, y: 0 }));
    const both = addPiece(bar, newPiece('area', 'a', { x: 0, y: 0 }));
    expect(both.background.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('names the area of the tables within it', () => {
    const area = { ...newPiece('area', 'a', { x: 0, y: 0 }), label: 'Terrace' };
    const inside = table('1', { x: -20, y: -20 });
    const named = table('2', { x: 0, y: 0, area: 'Terrace' });
    const plan = [inside, named, table('3', { x: 900, area: 'Bar' })];
    expect(tablesToName(plan, area).map(({ id }) => id)).toEqual(['1']);
    expect(tablesToName(plan, { ...area, label: '' })).toEqual([]);
    expect(areasOf({ ...emptyDocument, plan, background: [{ ...area, label: 'Garden' }] })).toEqual([
      'Bar',
      'Garden',
      'Terrace',
    ]);
  });
});
