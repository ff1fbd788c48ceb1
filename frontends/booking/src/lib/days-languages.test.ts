import { catalog } from '@tablewell/languages/pages/en';
import { monthGrid } from './days';
import { setLanguage } from './language';

afterEach(() => setLanguage('en', catalog));

it.each([
  ['en', '2026-11-01'],
  ['de', '2026-10-26'],
  ['ar', '2026-10-31'],
] as const)('a month in "%s" begins with the first day of its week', (language, first) => {
  setLanguage(language, catalog);
  expect(monthGrid('2026-11-15')[0]).toBe(first);
});
