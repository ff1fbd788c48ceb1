import { segmentsOf, smsForm } from '@tablewell/shared/sms';
import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';

test.each([
  ['a'.repeat(160), 'gsm', 1],
  ['a'.repeat(161), 'gsm', 2],
  ['a'.repeat(306), 'gsm', 2],
  ['a'.repeat(307), 'gsm', 3],
  ['€'.repeat(80), 'gsm', 1],
  ['€'.repeat(81), 'gsm', 2],
  // A letter of two places is not divided: each segment has one place left.
  ['€'.repeat(153), 'gsm', 3],
  ['あ'.repeat(70), 'ucs2', 1],
  ['あ'.repeat(71), 'ucs2', 2],
  ['あ'.repeat(135), 'ucs2', 3],
  ['', 'gsm', 1],
])('%j is sent as %s in %i', (text, encoding, count) => {
  expect(segmentsOf(text)).toMatchObject({ encoding, count });
});

test('segments are counted as the provider’s calculator counts them', () => {
  const letters = fc.constantFrom(...'aZ0 @£éàñ\n^{}\\[~]|€'.split(''));
  const anyLetters = fc.constantFrom(...'a é’“あمú'.split(''));
  for (const each of [letters, anyLetters])
    fc.assert(
      fc.property(fc.array(each, { minLength: 1, maxLength: 700 }), (all) => {
        const text = all.join('');
        const theirs = new SegmentedMessage(text, 'auto');
        expect(segmentsOf(text)).toMatchObject({
          encoding: theirs.encodingName === 'GSM-7' ? 'gsm' : 'ucs2',
          count: theirs.segmentsCount,
        });
      }),
    );
});

test('typographic signs are plain where the text then fits the GSM alphabet, and stay elsewhere', () => {
  expect(smsForm('Ada’s “Café” – 6\u202fPM…')).toBe('Ada\'s "Café" - 6 PM...');
  expect(smsForm('Ada’s 寿司')).toBe('Ada’s 寿司');
});
