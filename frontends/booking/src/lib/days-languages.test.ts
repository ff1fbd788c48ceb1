import { firstWeekdayOf } from '@tablewell/languages';
import { catalog } from '@tablewell/languages/pages/en';
import { longDay } from './days';
import { monthGrid } from './month';
import { setLanguage } from './language';

afterEach(() => setLanguage('en', catalog));

it.each([
  ['en', '2026-11-01'],
  ['de', '2026-10-26'],
  ['ar', '2026-10-31'],
] as const)('a month in "%s" begins with the first day of its week', (language, first) => {
  setLanguage(language, catalog, undefined, firstWeekdayOf(language));
  expect(monthGrid('2026-11-15')[0]).toBe(first);
});

it('a month begins as weeks do in the restaurant’s country', () => {
  setLanguage('en', catalog, 'en-GB', 1);
  expect(monthGrid('2026-11-15')[0]).toBe('2026-10-26');
  expect(longDay('2026-11-29')).toBe('Sunday 29 November');
});
