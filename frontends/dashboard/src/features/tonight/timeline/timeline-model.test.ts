import { block, evening, minutes, party, seven, table } from '@tablewell/api-client/book/testing';
import { draggedStart, dropAt } from './drop';
import { hourWidth, layOut } from './layout';

describe('the timeline', () => {
  it('has a row per table in the order of numbers, below those of parties without a table', () => {
    const parties = [
      party({ id: 'a', tables: ['10'] }),
      party({ id: 'b', tables: [] }),
      party({ id: 'c', tables: [], startsAt: seven + minutes(30) }),
      party({ id: 'd', tables: [], startsAt: seven + minutes(90) }),
    ];
    const { rows, bars } = layOut(evening(parties, [table('10'), table('2')]), seven);
    expect(rows).toEqual(['', '', '2', '10']);
    expect(bars.map((bar) => [bar.party.id, bar.row])).toEqual([
      ['b', 0],
      ['d', 0],
      ['c', 1],
      ['a', 3],
    ]);
  });

  it('shows twenty tables in the height of a tablet', () => {
    const tables = Array.from({ length: 20 }, (_, index) => table(String(index + 1)));
    expect(layOut(evening([party()], tables), seven).height).toBeLessThanOrEqual(600);
  });

  it('draws a party at each table of a combination, and connects the bars', () => {
    const both = party({ tables: ['1', '3'] });
    const { bars, links } = layOut(evening([both], [table('1'), table('2'), table('3')]), seven);
    expect(bars).toHaveLength(2);
    expect(links.map(({ rows }) => rows)).toEqual([[0, 2]]);
  });

  it('writes the name of a party that began long ago where the timeline opens, within its bar', () => {
    const early = party({ stage: 'seated' });
    const textAt = (now: number) => layOut(evening([early]), now).bars[0]?.textX;
    expect(textAt(seven + minutes(45))).toBe(0);
    // The timeline opens an hour before the present: of two hours, the first is out of sight.
    expect(textAt(seven + minutes(120))).toBe(hourWidth);
    const left = { ...early, stage: 'finished' as const };
    const [bar] = layOut(evening([left]), seven + minutes(300)).bars;
    expect(bar?.textX).toBe((bar?.width ?? 0) - 72);
  });

  it('draws a party that overstays until now', () => {
    const seated = party({ stage: 'seated' });
    const [planned] = layOut(evening([seated]), seven).bars;
    const [longer] = layOut(evening([seated]), seven + minutes(120)).bars;
    expect(longer?.width).toBeGreaterThan(planned?.width ?? 0);
  });

  it('leaves out parties that did not come', () => {
    expect(layOut(evening([party({ stage: 'no-show' }), party({ stage: 'canceled' })]), seven).bars).toEqual(
      [],
    );
  });
});

describe('a block on the timeline', () => {
  it('is a band in the row of each of its tables', () => {
    const { bands } = layOut(
      {
        ...evening([party()], [table('1'), table('2'), table('3')]),
        blocks: [block({ tables: ['1', '3'] })],
      },
      seven,
    );
    expect(bands.map(({ row }) => row)).toEqual([0, 2]);
  });

  it('does not make the timeline longer if it lasts all day', () => {
    const night = evening([party()]);
    const allDay = block({ from: seven - minutes(19 * 60), until: seven + minutes(600) });
    const { width, bands } = layOut({ ...night, blocks: [allDay] }, seven);
    expect(width).toBe(layOut(night, seven).width);
    expect(bands).toHaveLength(1);
  });
});

describe('dragging a party', () => {
  it.each([
    [3, 0],
    [20, 15],
    [-38, -45],
  ])('by %d minutes moves its start by %d', (by, moved) => {
    expect(draggedStart(party(), minutes(by))).toBe(seven + minutes(moved));
  });

  it('moves a seated party only to another table', () => {
    expect(draggedStart(party({ stage: 'seated' }), minutes(60))).toBe(seven);
  });

  it('keeps all tables of a combination if it is moved along the time', () => {
    const both = party({ tables: ['1', '2'] });
    const layout = layOut(evening([both], [table('1'), table('2'), table('3')]), seven);
    const drop = (y: number) => dropAt(layout, { party: both, row: 0, by: { x: 34, y } });
    expect(drop(0)).toEqual({ tables: ['1', '2'], startsAt: seven + minutes(15) });
    expect(drop(2 * layout.rowHeight).tables).toEqual(['3']);
  });
});
