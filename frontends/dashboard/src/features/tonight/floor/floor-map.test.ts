import type { LayoutTable, Piece } from '@tablewell/api-client/floor';
import { areasOf, fitAreas, fitOf, mapOf } from './floor-map';

// A `four-top-compact` has a top of 70 by 70 units in a box of 98 by 98.
const at = (number: string, x: number, y: number, more: Partial<LayoutTable> = {}): LayoutTable => ({
  id: `t${number}`,
  type: 'four-top-compact',
  x,
  y,
  rotation: 0,
  number,
  smallest: 0,
  largest: 0,
  area: '',
  audience: 'everyone',
  priority: 0,
  ...more,
});
const wall: Piece = {
  id: 'w',
  kind: 'wall',
  x: 500,
  y: 0,
  width: 1000,
  height: 12,
  rotation: 0,
  label: '',
};
const map = (tables: LayoutTable[], background: Piece[] = []) => {
  const found = mapOf({ plan: tables, combinations: [], background });
  if (!found) throw new Error('the layout has no map');
  return found;
};

describe('the map of a layout', () => {
  it('has the tables at their positions, to scale', () => {
    const { tables, x, y, width, height } = map([at('1', 0, 0), at('2', 300, 100)]);
    const middles = tables.map(({ left, top }) => [x + left * width, y + top * height]);
    expect(middles).toEqual([
      [49, 49],
      [349, 149],
    ]);
    expect(tables.map((each) => [each.width * width, each.height * height])).toEqual([
      [70, 70],
      [70, 70],
    ]);
  });

  it('includes the walls, and the corners of rotated pieces', () => {
    const { x, width } = map([at('1', 0, 0)], [wall]);
    expect([x, x + width]).toEqual([-16, 1016]);
    const turned = map([at('1', 0, 0, { rotation: 45 })]);
    expect(turned.width).toBeCloseTo(98 * Math.SQRT2 + 32);
    expect((turned.tables[0]?.width ?? 0) * turned.width).toBeCloseTo(70 * Math.SQRT2);
  });

  it('has the tables of one area and the pieces among them', () => {
    const bar: Piece = { ...wall, id: 'b', kind: 'bar', x: 150, y: 50, width: 40 };
    const inside = [at('1', 0, 0, { area: 'Bar' }), at('2', 300, 100, { area: 'Bar' })];
    const content = {
      plan: [...inside, at('3', 2000, 0, { area: 'Terrace' })],
      combinations: [],
      background: [wall, bar],
    };
    expect(areasOf(content)).toEqual(['Bar', 'Terrace']);
    const found = mapOf(content, 'Bar');
    expect(found?.tables.map(({ table }) => table.number)).toEqual(['1', '2']);
    expect(found?.pieces.map(({ id }) => id)).toEqual(['b']);
    expect(found?.width).toBeLessThan(500);
  });

  it('fits as a whole into the space, and says whether it is readable there', () => {
    const wide = map([at('1', 0, 0), at('2', 1000, 100)]);
    const inWidth = (width: number) => fitOf(wide, { width, height: 600 }, 'whole');
    expect(inWidth(wide.width * 0.6)).toEqual({ scale: 0.6, isReadable: true });
    expect(inWidth(wide.width * 0.4)).toEqual({ scale: 0.4, isReadable: false });
    expect(fitOf(wide, { width: 2000, height: wide.height * 0.4 }, 'whole').scale).toBeCloseTo(0.4);
  });

  it('shows all areas at once, as far as they are readable', () => {
    const areas = [map([at('1', 0, 0), at('2', 500, 300)]), map([at('3', 0, 0), at('4', 500, 300)])];
    const [first] = areas;
    if (!first) throw new Error('there is no area');
    const fit = (height: number) => fitAreas(areas, { width: 2000, height });
    expect(fit(2 * first.height * 0.7 + 68)).toEqual([expect.closeTo(0.7), expect.closeTo(0.7)]);
    expect(fit(200)).toEqual([0.52, 0.52]);
  });

  it('keeps tables apart at the larger scale, each large enough to tap, but never beyond the full size', () => {
    const large = (tables: LayoutTable[]) => fitOf(map(tables), { width: 100, height: 100 }, 'large').scale;
    expect(large([at('1', 0, 0), at('2', 400, 0)])).toBe(0.8);
    expect(large([at('1', 0, 0), at('2', 50, 0)])).toBe(0.88);
    expect(large([at('1', 0, 0), at('2', 0, 0)])).toBe(1);
  });

  it('does not exist for a layout without tables', () => {
    expect(mapOf({ plan: [], combinations: [], background: [wall] })).toBeUndefined();
  });
});
