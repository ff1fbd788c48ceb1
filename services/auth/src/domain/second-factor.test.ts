import { readCode, shownCode } from './second-factor';

test.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456 ', { kind: 'app', digits: '123456' }],
  ['ABCD-EFGH-2345-MNOP', { kind: 'recovery', code: 'ABCDEFGH2345MNOP' }],
  ['abcd efgh – 2345 mnop', { kind: 'recovery', code: 'ABCDEFGH2345MNOP' }],
  ['0BCD-EFGH-1345-MN8P', { kind: 'recovery', code: 'OBCDEFGHI345MNBP' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-2345-MNO9', undefined],
  ['', undefined],
])('%j is read as a code, or as none', (typed, expected) => {
  expect(readCode(typed)).toEqual(expected);
});

test('a recovery code is shown in groups, in which it is read again', () => {
  expect(shownCode('ABCDEFGH2345MNOP')).toBe('ABCD-EFGH-2345-MNOP');
});
