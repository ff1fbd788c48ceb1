import { readCode, shownCode } from './second-factor';

test.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456 ', { kind: 'app', digits: '123456' }],
  ['١٢٣٤٥٦', { kind: 'app', digits: '123456' }],
  ['１２３ ４５６', { kind: 'app', digits: '123456' }],
  ['\u200e123456\u200b', { kind: 'app', digits: '123456' }],
  ['A2B3-C4D5-E6F7-G2H3-J4K5-L6M7', { kind: 'recovery', code: 'A2B3C4D5E6F7G2H3J4K5L6M7' }],
  ['a2b3 c4d5 – e6f7 g2h3 j4k5 l6m7', { kind: 'recovery', code: 'A2B3C4D5E6F7G2H3J4K5L6M7' }],
  ['02B3-C1D5-E6F8-G2H3-J4K5-L6M7', { kind: 'recovery', code: 'O2B3CID5E6FBG2H3J4K5L6M7' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['A2B3-C4D5-E6F7-G2H3-J4K5-L6M9', undefined],
  ['', undefined],
])('%j is read as a code, or as none', (typed, expected) => {
  expect(readCode(typed)).toEqual(expected);
});

test('a recovery code is shown in groups, in which it is read again', () => {
  expect(shownCode('A2B3C4D5E6F7G2H3J4K5L6M7')).toBe('A2B3-C4D5-E6F7-G2H3-J4K5-L6M7');
});
