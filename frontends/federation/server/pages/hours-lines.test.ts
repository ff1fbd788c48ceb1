/** @jest-environment node */
import { pageLanguageFor } from '../page-language';
import { hoursLines } from './hours-lines';

const lunch = { openingTime: '11:30', closingTime: '15:00', daysOfWeek: [1, 2, 3, 4, 5, 6] };
const dinner = { openingTime: '17:00', closingTime: '24:00', daysOfWeek: [] };
const inLanguage = (language: string) =>
  pageLanguageFor({ url: `/?lang=${language}`, cookie: undefined, acceptLanguage: undefined });
const english = inLanguage('en');
const now = new Date('2026-11-20T23:30:00Z');

test('consecutive days with the same hours are one line, and closed days are shown as closed', () => {
  const opening = { operatingHours: [dinner, lunch], closedDays: { weekly: [1] } };
  expect(hoursLines(opening, english, now)).toEqual([
    ['Mon', 'Closed'],
    ['Tue – Sat', '11:30 AM – 3:00 PM, 5:00 PM – 12:00 AM'],
    ['Sun', '5:00 PM – 12:00 AM'],
  ]);
  expect(hoursLines({ operatingHours: [dinner] }, english, now)).toEqual([
    ['Every day', '5:00 PM – 12:00 AM'],
  ]);
});

test('dates of the next weeks whose hours differ follow, from today on in the restaurant’s zone', () => {
  const opening = {
    // It is already Saturday in the restaurant's zone.
    timezone: 'Asia/Tokyo',
    operatingHours: [dinner],
    closedDays: { special: ['2026-11-20', '2026-11-21', '2027-11-21'] },
    specialDays: [
      { name: 'Advent', from: '2026-12-05', until: '2026-12-06', periods: [lunch] },
      { name: 'Holidays', from: '2026-11-19', until: '2026-11-22', closed: true },
      { name: 'Other rules', from: '2026-11-25', until: '2026-11-25' },
    ],
  };
  expect(hoursLines(opening, english, now).slice(1)).toEqual([
    ['Thu, Nov 19 – Sun, Nov 22 (Holidays)', 'Closed'],
    ['Sat, Nov 21', 'Closed'],
    ['Sat, Dec 5 – Sun, Dec 6 (Advent)', '11:30 AM – 3:00 PM'],
  ]);
});

test('lines are in the language of the page', () => {
  const opening = { operatingHours: [lunch], closedDays: { weekly: [6] } };
  const lines = (language: string) => hoursLines(opening, inLanguage(language), now);
  const closedIn = (language: string) => inLanguage(language).t('server.hours.closed');
  expect(lines('de')).toEqual([
    ['Mo–Fr', '11:30–15:00'],
    ['Sa–So', closedIn('de')],
  ]);
  expect(lines('ja')[0]).toEqual(['月～金', '11:30～15:00']);
  expect(lines('ar')[1]?.[1]).toBe(closedIn('ar'));
});

test('without hours there is no line', () => {
  expect(hoursLines({}, english, now)).toEqual([]);
  expect(hoursLines({ operatingHours: [], timezone: 'Nowhere/At_All' }, english, now)).toEqual([]);
});
