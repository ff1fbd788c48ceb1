import { isEmail } from './email';

test.each(['ada@example.com', 'ada.lovelace+table@mail.example.co.uk', 'ädä@bücher.example'])(
  'takes %s for a mail address',
  (email) => expect(isEmail(email)).toBe(true),
);

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example..com',
  'ada lovelace@example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\r\nBcc: eve@example.com',
  `${'a'.repeat(250)}@example.com`,
])('does not take %j for a mail address', (email) => expect(isEmail(email)).toBe(false));
