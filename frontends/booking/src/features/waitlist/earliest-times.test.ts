import { restaurant } from '../../testing/samples';
import { earliestTimes } from './earliest-times';

const timesAt = (at: string, more: object = {}) =>
  earliestTimes({ ...restaurant, ...more }, new Date(at)).map(({ date, time }) => `${date} ${time}`);

test('are the starts of the next four hours, without the one that is now', () => {
  expect(timesAt('2026-11-21T22:30:00Z')).toEqual(
    ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'].map((time) => `2026-11-21 ${time}`),
  );
});

test('follow an evening past midnight, and its next date', () => {
  const night = { ...restaurant.operatingHours[0], openingTime: '21:00', closingTime: '02:00' };
  const more = { operatingHours: [night], serviceDayTurnsAt: '05:00' };
  // 11:40 PM on Saturday in New York, and half an hour past midnight.
  expect(timesAt('2026-11-22T04:40:00Z', more)).toEqual(
    ['00:00', '00:30', '01:00', '01:30'].map((time) => `2026-11-22 ${time}`),
  );
  expect(timesAt('2026-11-22T05:30:00Z', more)).toEqual(['2026-11-22 01:00', '2026-11-22 01:30']);
});

test('are none after the last start', () => {
  expect(timesAt('2026-11-22T02:45:00Z')).toEqual([]);
});

test('name a time of two periods once', () => {
  const [period] = restaurant.operatingHours;
  const more = { operatingHours: [period, { ...period, id: 'p2', name: 'Bar' }] };
  const times = timesAt('2026-11-21T23:00:00Z', more);
  expect(times).toEqual([...new Set(times)]);
  expect(times).toContain('2026-11-21 19:00');
});
