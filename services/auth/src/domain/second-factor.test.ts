import { readCode, shownCode } from './second-factor';

test.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456 ', { kind: 'app', digits: '123456' }],
  ['ABCD-EFGH-2345-MNOP-QRST-UVWX', { kind: 'recovery', code: 'ABCDEFGH2345MNOPQRSTUVWX' }],
  ['abcd efgh – 2345 mnop qrst uvwx', { kind: 'recovery', code: 'ABCDEFGH2345MNOPQRSTUVWX' }],
  ['0BCD-EFGH-1345-MN8P-QRST-UVWX', { kind: 'recovery', code: 'OBCDEFGHI345MNBPQRSTUVWX' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-2345-MNOP-QRST-UVW9', undefined],
  ['', undefined],
])('%j is read as a code, or as none', (typed, expected) => {
  expect(readCode(typed)).toEqual(expected);
});

test('a recovery code is shown in groups, in which it is read again', () => {
  expect(shownCode('ABCDEFGH2345MNOPQRSTUVWX')).toBe('ABCD-EFGH-2345-MNOP-QRST-UVWX');
});
