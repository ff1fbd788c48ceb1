import { wantedBy } from './filter';

test.each([
  'userName eq "a" or userName eq "b"',
  'not (userName eq "a")',
  'userName[__proto__ eq "x"]',
  'userName.value.x eq "a"',
  'userName eq "a" "b"',
  'userName eq 0',
  'toString eq "a"',
  '"a" eq "b"',
  '(userName eq "a"',
  '(userName eq "a") or (userName eq "b")',
])('%s is refused', (filter) => {
  expect(() => wantedBy(filter)).toThrow('Only the filters');
});

test('a text is found however it is written, up to the longest external id', () => {
  const escaped = [...'ä'.repeat(200)].map(() => '\\u00e4').join('');
  expect(wantedBy(`externalId eq "${escaped}"`)).toEqual({ userName: '', externalId: 'ä'.repeat(200) });
  expect(wantedBy('(userName eq "a\\"b")')).toEqual({ userName: 'a"b', externalId: '' });
  expect(() => wantedBy(`externalId eq "${'a'.repeat(2_000)}"`)).toThrow('too long');
});

test('alternatives in many brackets are refused, and not multiplied out', () => {
  // Multiplied out, sixteen groups are 43 million filters: this would not end.
  for (const groups of [1, 16, 70]) {
    const filter = `${'(a pr or b pr or c pr) and '.repeat(groups)}d pr`;
    expect(() => wantedBy(filter)).toThrow('Only the filters');
  }
});
