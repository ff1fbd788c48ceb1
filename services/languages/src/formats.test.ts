import { createFormats } from './formats';
import { type Language } from './languages';

test.each<[Language, string, string, string, string]>([
  ['en', 'Saturday, November 21, 2026', 'Sat, Nov 21', '6:30 PM', 'Sa'],
  ['es', 'sábado, 21 de noviembre de 2026', 'sáb, 21 nov', '18:30', 'sáb'],
  ['fr', 'samedi 21 novembre 2026', 'sam. 21 nov.', '18:30', 'sam.'],
  ['de', 'Samstag, 21. November 2026', 'Sa., 21. Nov.', '18:30', 'Sa'],
  ['ja', '2026年11月21日土曜日', '11月21日(土)', '18:30', '土'],
  ['ar', 'السبت، 21 نوفمبر 2026', 'السبت، 21 نوفمبر', '6:30 م', 'س'],
])('"%s" formats dates and times by its locale', (language, full, short, time, head) => {
  const formats = createFormats(language);
  expect(formats.fullDate('2026-11-21')).toBe(full);
  expect(formats.shortDay('2026-11-21')).toBe(short);
  expect(formats.time('18:30')).toBe(time);
  expect(formats.columnHead('2026-11-21')).toBe(head);
});

test('accepts times with seconds', () => {
  expect(createFormats('en').time('09:05:00')).toBe('9:05 AM');
});

test('a list has the commas of its language, and no “and”', () => {
  const list = (language: Language) => createFormats(language).list(['A', 'B', 'C']);
  expect((['en', 'fr', 'ja', 'ar'] as const).map(list)).toEqual(['A, B, C', 'A, B, C', 'A、B、C', 'A، B، C']);
});
