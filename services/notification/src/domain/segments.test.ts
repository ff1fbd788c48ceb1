import { segmentsOf } from './segments';

test.each([
  ['', 1, 0, 'gsm-7'],
  ['a'.repeat(160), 1, 160, 'gsm-7'],
  ['a'.repeat(161), 2, 161, 'gsm-7'],
  ['a'.repeat(306), 2, 306, 'gsm-7'],
  ['a'.repeat(307), 3, 307, 'gsm-7'],
  ['à la carte: 12 €', 1, 17, 'gsm-7'],
  ['Ça va', 1, 5, 'gsm-7'],
  ['ça va', 1, 5, 'ucs-2'],
  ['字'.repeat(70), 1, 70, 'ucs-2'],
  ['字'.repeat(71), 2, 71, 'ucs-2'],
  ['字'.repeat(135), 3, 135, 'ucs-2'],
  ['it’s', 1, 4, 'ucs-2'],
] as const)('%j is %i segments', (text, count, units, encoding) => {
  expect(segmentsOf(text)).toEqual({ count, units, encoding });
});

test('a character of two units is not split between segments', () => {
  // 152 and the euro’s two would be 154 in the first of several segments.
  expect(segmentsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ count: 3, units: 306 });
  expect(segmentsOf(`${'字'.repeat(66)}🎉${'字'.repeat(66)}`)).toMatchObject({ count: 3, units: 134 });
});
