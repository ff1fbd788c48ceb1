import { tableUses, together } from './simulated-weeks';
import type { SimulatedWeek } from './simulated-weeks';

const figures = { parties: 1, covers: 4, openMinutes: 100, tables: [{ number: '10', minutes: 50 }] };
const week = (more: Partial<SimulatedWeek> = {}): SimulatedWeek => ({
  from: '2026-11-01',
  until: '2026-11-07',
  bookedParties: 2,
  refusedParties: 1,
  complete: true,
  today: figures,
  draft: figures,
  gainedCovers: 2,
  lost: [{ rule: 'pacing', covers: 3 }],
  ...more,
});

describe('simulated weeks', () => {
  it('add up to one span of time, with the fullest quarter of an hour among them all', () => {
    const fullest = { date: '2026-11-09', minute: 1140, covers: 9 };
    const next = week({
      from: '2026-11-08',
      until: '2026-11-14',
      today: { ...figures, fullest },
      draft: { ...figures, tables: [{ number: '2', minutes: 30 }] },
      lost: [
        { rule: 'pacing', covers: 1 },
        { rule: 'closed', covers: 5 },
      ],
    });
    expect(together([week(), next])).toEqual({
      from: '2026-11-01',
      until: '2026-11-14',
      bookedParties: 4,
      refusedParties: 2,
      complete: true,
      today: { parties: 2, covers: 8, fullest, openMinutes: 200, tables: [{ number: '10', minutes: 100 }] },
      draft: {
        parties: 2,
        covers: 8,
        openMinutes: 200,
        tables: [
          { number: '10', minutes: 50 },
          { number: '2', minutes: 30 },
        ],
      },
      gainedCovers: 4,
      lost: [
        { rule: 'pacing', covers: 4 },
        { rule: 'closed', covers: 5 },
      ],
    });
    expect(together([])).toBeUndefined();
  });

  it('show the use of each table in percent of the opening hours, by number', () => {
    const draft = { ...figures, tables: [{ number: '2', minutes: 30 }] };
    expect(tableUses(week({ draft }))).toEqual([
      { number: '2', today: 0, draft: 30 },
      { number: '10', today: 50, draft: 0 },
    ]);
    expect(tableUses(week({ draft: { ...draft, openMinutes: 0 } }))[0]?.draft).toBe(0);
  });
});
