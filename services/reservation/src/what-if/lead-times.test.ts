import type { AttendanceCount } from '../party/attendance-counts';
import { leadTimesByDay } from './lead-times';

const count = (minute: number, leadBand: number, more: Partial<AttendanceCount> = {}): AttendanceCount => ({
  ...{ minute, leadBand, sizeBand: 0, isConfirmed: false, came: 1, noShows: 0, canceledLate: 0 },
  ...more,
});
const range = { from: '2026-11-20', until: '2026-11-21' };
const rules = { dayTurnsAt: 300 };

test('reservations are added up by service day and by how far ahead they were made, whatever became of them', () => {
  const attendance = [
    count(1_140, 2, { came: 3 }),
    count(1_200, 0, { came: 2, noShows: 1, sizeBand: 1 }),
    count(1_140, 0, { came: 0, canceledLate: 2, isConfirmed: true }),
  ];
  expect(leadTimesByDay([{ date: '2026-11-20', attendance }], rules, range)).toEqual([
    { date: '2026-11-20', leadBand: 0, reservations: 5, noShows: 1, canceledLate: 2 },
    { date: '2026-11-20', leadBand: 2, reservations: 3, noShows: 0, canceledLate: 0 },
  ]);
});

test('what starts before the day turns is of the evening before, and days outside of the range are left out', () => {
  const dates = ['2026-11-20', '2026-11-22'].map((date) => ({
    date,
    attendance: [count(60, 1), count(1_140, 1)],
  }));
  expect(leadTimesByDay(dates, rules, range).map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
});

test('dates that an earlier release counted without it have none', () => {
  expect(leadTimesByDay([{ date: '2026-11-20' }], rules, range)).toEqual([]);
});
