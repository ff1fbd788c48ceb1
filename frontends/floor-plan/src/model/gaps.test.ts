import fc from 'fast-check';
import { equalGaps, waysToEqualGaps } from './gaps';

const box = (x: number, width: number) => ({ x, y: 0, width, height: 50 });
/** A row of boxes that do not overlap. */
const rows = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 80 }), width: fc.integer({ min: 10, max: 90 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => {
    let x = 0;
    return parts.map(({ gap, width }) => {
      const made = box(x + gap, width);
      x += gap + width;
      return made;
    });
  });

describe('equal gaps', () => {
  it('are found wherever a box was moved to them, unless it left its neighbors', () => {
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: -100, max: 600 }),
        fc.integer({ min: 10, max: 60 }),
        (row, x, width) => {
          const moved = box(x, width);
          for (const way of waysToEqualGaps(moved, row, 'x').filter((each) => Math.abs(each) < 6)) {
            const placed = { ...moved, x: moved.x + way };
            const stays = row.every(
              (each) =>
                each.x + each.width / 2 < moved.x + width / 2 ===
                each.x + each.width / 2 < placed.x + width / 2,
            );
            if (stays) expect(equalGaps(placed, row, 'x').length).toBeGreaterThan(1);
          }
        },
      ),
    );
  });

  it('are all of one length', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: -100, max: 600 }), (row, x) => {
        const lengths = equalGaps(box(x, 40), row, 'x').map(({ from, to }) => to - from);
        expect(Math.max(0, ...lengths) - Math.min(...lengths, Math.max(0, ...lengths))).toBeLessThan(0.01);
      }),
    );
  });

  it('ignore boxes that are not in line', () => {
    const away = [
      { ...box(0, 50), y: 200 },
      { ...box(300, 50), y: 200 },
    ];
    expect(waysToEqualGaps(box(100, 50), away, 'x')).toEqual([]);
  });
});
