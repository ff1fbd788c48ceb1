import { lostCovers, reasonsIn } from './lost-covers';

const lost = (hour: number | undefined, rule: string, covers: number) => ({
  date: '2026-11-20',
  ...(hour === undefined ? {} : { hour }),
  rule,
  parties: 1,
  covers,
});

describe('lost covers', () => {
  it('add up by hour of the day and kind of rule, without gaps, with whole dates last', () => {
    const losses = lostCovers([
      lost(undefined, 'closed', 2),
      lost(18, 'pacing', 4),
      lost(20, 'no-tables-available', 2),
      lost(20, 'no-tables-available', 3),
      lost(20, 'too-far-ahead', 1),
      lost(20, 'of-a-later-release', 9),
    ]);
    expect(losses.map(({ label, total }) => [label, total])).toEqual([
      ['6 PM', 4],
      ['7 PM', 0],
      ['8 PM', 6],
      ['Any time', 2],
    ]);
    expect(losses[2]?.covers).toEqual({ tables: 5, pacing: 0, window: 1, sizes: 0, closed: 0 });
    expect(reasonsIn(losses).map(({ label }) => label)).toEqual([
      'No table free',
      'Pacing',
      'Booking window',
      'Closed, paused or blocked',
    ]);
  });

  it('are empty without demand', () => {
    expect(lostCovers([])).toEqual([]);
  });
});
