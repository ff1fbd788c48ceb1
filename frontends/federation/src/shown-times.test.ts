import { firstHour, hoursOf, shownGroups } from './shown-times';

const day = '2026-11-27';
const next = '2026-11-28';
/** Starts by the minute after midnight of the day. */
const startsOf = (from: number, until: number, step: number, period = 'Service', free = true) =>
  Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => {
    const minute = from + index * step;
    const clock = new Date(Date.UTC(2026, 10, 27, 0, minute)).toISOString();
    return { date: clock.slice(0, 10), time: clock.slice(11, 16), period, free };
  });
const timesIn = (groups: ReturnType<typeof shownGroups>) =>
  groups.map(({ period, date, times }) => [period, date, times[0]?.time, times.at(-1)?.time, times.length]);
const shownAt = (choices: ReturnType<typeof startsOf>, chosen = '') =>
  timesIn(shownGroups(choices, day, firstHour(choices, day, chosen)));

/** From 11 AM to 2 AM, every quarter of an hour. */
const long = startsOf(660, 1_560, 15);

it('shows a long day around seven in the evening first, and offers its hours', () => {
  expect(shownAt(long)).toEqual([['', day, '17:30', '20:15', 12]]);
  expect(hoursOf(long).map(({ time }) => time)).toEqual([
    ...Array.from({ length: 13 }, (_, index) => `${11 + index}:00`),
    ...['00:00', '01:00'],
  ]);
  expect(timesIn(shownGroups(long, day, { date: next, time: '00:00' }))).toEqual([
    ['', day, '22:30', '23:45', 6],
    ['', next, '00:00', '01:15', 6],
  ]);
});

it('shows it around the chosen start, or the nearest one that is free', () => {
  expect(shownAt(long, '12:15')).toEqual([['', day, '11:00', '13:45', 12]]);
  const busy = long.map((choice) => ({ ...choice, free: choice.date === day && choice.time < '14:00' }));
  expect(firstHour(busy, day, '')).toEqual({ date: day, time: '13:00' });
  const full = long.map((choice) => ({ ...choice, free: false }));
  expect(firstHour(full, day, '')).toEqual({ date: day, time: '19:00' });
});

it('shows all starts of a shorter day, those of the evening first', () => {
  const both = [...startsOf(720, 900, 30, 'Lunch'), ...startsOf(1_080, 1_320, 30, 'Dinner')];
  expect(hoursOf(both)).toEqual([]);
  expect(shownAt(both)).toEqual([
    ['Dinner', day, '18:00', '21:30', 8],
    ['Lunch', day, '12:00', '14:30', 6],
  ]);
  expect(shownAt(startsOf(1_320, 1_560, 60))).toEqual([
    ['', day, '22:00', '23:00', 2],
    ['', next, '00:00', '01:00', 2],
  ]);
  expect(shownAt([])).toEqual([]);
});
