import { safeName } from './safe-text';

/** Text that phones and mail programs turn into links. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2}|@|\p{L}\/|\d\.\d+\.\d/u;

test.each([
  ['Trattoria Ada', 'Trattoria Ada'],
  ['J.R. Ewing’s St. John', 'J.R. Ewing’s St. John'],
  ['Café №1', 'Café No1'],
  ['O´Neil', 'O’Neil'],
  ['Main Street 5/12, 1010 Vienna', 'Main Street 5/12, 1010 Vienna'],
])('%s is a name and stays one', (name, same) => expect(safeName(name)).toBe(same));

test.each([
  'Your parcel is held, pay 1.99 at evil.example/p',
  'https://evil.example/a?b=c',
  'HTTPS://EVIL.EXAMPLE',
  'www.evil.example',
  'evil。example',
  'evil．example',
  'e\u200bvil.ex\u200bample',
  'write to bank@evil.example',
  'tel://900',
  'http:\\\\evil.example',
  'bit.ly/2x',
  '192.168.1.10/login',
  'пример.рф',
])('%s contains no link any more', (name) => expect(safeName(name)).not.toMatch(linkLike));

test('line breaks and control characters are removed, and long names truncated', () => {
  expect(safeName('Ada\r\nBcc: all@example.com\u0000\u202e')).toBe('Ada Bcc: all example com');
  const long = safeName('x'.repeat(500));
  expect(long).toHaveLength(60);
  expect(long.endsWith('…')).toBe(true);
});
