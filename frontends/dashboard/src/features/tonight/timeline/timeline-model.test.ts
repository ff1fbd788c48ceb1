import { block, evening, minutes, party, seven, table } from '@tablewell/api-client/evening/testing';
import { clashOf, draggedStart } from './drop';
import { layOut, rowHeight } from './layout';

describe('the timeline', () => {
  it('has a row per table in the order of numbers, and one for parties without a table', () => {
    const parties = [party({ id: 'a', tables: ['10'] }), party({ id: 'b', tables: [] })];
    const { rows, bars, height } = layOut(evening(parties, [table('10'), table('2')]), seven);
    expect(rows).toEqual(['2', '10', '']);
    expect(bars.map((bar) => [bar.party.id, bar.row])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(height).toBeGreaterThan(3 * rowHeight);
  });

  it('draws a party at each table of a combination', () => {
    const both = party({ tables: ['1', '2'] });
    expect(layOut(evening([both], [table('1'), table('2')]), seven).bars).toHaveLength(2);
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

  it('clashes with a block, unless the party stayed at its table', () => {
    const here = party({ tables: ['2'] });
    const night = { ...evening([here], [table('1'), table('2')]), blocks: [block()] };
    const clash = clashOf(night, here, { table: '1', startsAt: seven }, seven);
    expect(clash).toMatchObject({ kind: 'blocked', text: 'Table 1 is blocked 7:00 PM to 10:00 PM.' });
    const stayed = party({ blockedBy: [block().id] });
    expect(clashOf(night, stayed, { table: '1', startsAt: seven + minutes(15) }, seven)).toBeUndefined();
  });

  it('clashes with a smaller table and with another party', () => {
    const here = party({ id: 'here', size: 3 });
    const there = party({ id: 'there', tables: ['2'], startsAt: seven + minutes(60) });
    const house = evening([here, there], [table('1', 4), table('2', 4), table('3', 2)]);
    expect(clashOf(house, here, { table: '3', startsAt: seven }, seven)?.kind).toBe('too-small');
    expect(clashOf(house, here, { table: '2', startsAt: seven }, seven)?.kind).toBe('taken');
    expect(clashOf(house, here, { table: '2', startsAt: seven - minutes(30) }, seven)).toBeUndefined();
    expect(clashOf(house, here, { table: '1', startsAt: seven + minutes(15) }, seven)).toBeUndefined();
  });
});
