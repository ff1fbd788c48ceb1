import {
  attendanceByDay,
  type CountedDate,
  coversByPeriod,
  onServiceDays,
  turnTimesBySize,
  useByQuarter,
} from './reports';

const rules = {
  dayTurnsAt: 300,
  closures: { weekly: [], special: [] },
  periods: [
    { id: 'l', name: 'Lunch', opensAt: 660, closesAt: 900, intervalMinutes: 30, daysOfWeek: [] },
    { id: 'd', name: 'Dinner', opensAt: 1080, closesAt: 120, intervalMinutes: 30, daysOfWeek: [] },
  ],
};
const range = { from: '2026-11-20', until: '2026-11-21' };
const start = (minute: number, more: object = {}) => ({
  ...{ minute, parties: 1, covers: 2, walkIns: 0, noShows: 0, canceled: 0, canceledLate: 0, ...more },
});
const on = (date: string, more: Partial<CountedDate>): CountedDate => ({
  ...{ date, starts: [], stays: [], uses: [], ...more },
});
const counted = (...dates: CountedDate[]) => onServiceDays(dates, rules, range);

test('covers are those of the periods of a service day, in the order of their times', () => {
  const counts = counted(
    on('2026-11-20', {
      starts: [start(1140), start(1200, { covers: 6, walkIns: 1 }), start(720), start(60)],
    }),
    // After midnight: still the evening of the 20th.
    on('2026-11-21', { starts: [start(60, { covers: 3 }), start(970)] }),
    on('2026-11-22', { starts: [start(1140)] }),
  );
  expect(coversByPeriod(counts, rules)).toEqual([
    { date: '2026-11-20', period: 'Lunch', parties: 1, covers: 2, walkIns: 0 },
    { date: '2026-11-20', period: 'Dinner', parties: 3, covers: 11, walkIns: 1 },
    { date: '2026-11-21', period: '', parties: 1, covers: 2, walkIns: 0 },
  ]);
});

test('what became of reservations leaves walk-ins out, and days on which there were none', () => {
  const counts = counted(
    on('2026-11-20', {
      starts: [
        start(1140, { parties: 4, walkIns: 1, noShows: 2, canceled: 3, canceledLate: 1 }),
        start(1200, { canceled: 1 }),
      ],
    }),
    on('2026-11-21', { starts: [start(1140, { walkIns: 1 })] }),
  );
  expect(attendanceByDay(counts)).toEqual([
    { date: '2026-11-20', booked: 10, noShows: 2, canceled: 4, canceledLate: 1 },
  ]);
});

test('turn times have the median and the quartiles of all parties of a size', () => {
  const stay = (minutes: number, parties: number, planned = 90) => ({ size: 2, planned, minutes, parties });
  const counts = counted(
    on('2026-11-20', { stays: [stay(60, 1), stay(75, 1), stay(90, 1, 120), { ...stay(150, 1), size: 4 }] }),
    on('2026-11-21', { stays: [stay(120, 1), { ...stay(300, 9), hour: 1 }] }),
    on('2026-11-22', { stays: [{ ...stay(30, 5), hour: 6 }] }),
  );
  expect(turnTimesBySize(counts)).toEqual([
    // Parties that started after midnight are of the evening of the 20th; those of the 22nd are not in the range.
    { partySize: 2, parties: 13, planned: 92, median: 300, lowerQuartile: 120, upperQuartile: 300 },
    { partySize: 4, parties: 1, planned: 90, median: 150, lowerQuartile: 150, upperQuartile: 150 },
  ]);
});

test('the use of tables is an average over the days of a weekday that had any party', () => {
  const week = { from: '2026-11-01', until: '2026-11-30' };
  const use = (minute: number, parties: number, hour?: number) => ({
    ...{ minute, parties, covers: 2 * parties, ...(hour === undefined ? {} : { hour }) },
  });
  const counts = onServiceDays(
    [
      on('2026-11-20', { uses: [use(1140, 3), use(1155, 1)] }),
      on('2026-11-27', { uses: [use(1140, 1)] }),
      on('2026-11-28', { uses: [use(60, 5, 1)] }),
    ],
    rules,
    week,
  );
  expect(useByQuarter(counts)).toEqual([
    { weekday: 5, minute: 1140, parties: 2, covers: 4, days: 2 },
    { weekday: 5, minute: 1155, parties: 0.5, covers: 1, days: 2 },
    { weekday: 5, minute: 1500, parties: 2.5, covers: 5, days: 2 },
  ]);
});
