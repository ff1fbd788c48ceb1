import { messageOf } from './message-of';

it.each([
  [
    'Table 2 is taken by Ada (party of 2), from 20:00 to 21:30.',
    'Table 2 is taken by Ada (party of 2), from 8:00 PM to 9:30 PM.',
  ],
  ['Paused until 05:00 of 2026-11-21.', 'Paused until 5:00 AM of 2026-11-21.'],
  ['The ratio is 1:10, the code 30:45.', 'The ratio is 1:10, the code 30:45.'],
])('a server’s text has its times as the reader writes them: %s', (text, shown) => {
  expect(messageOf(new Error(text))).toBe(shown);
});
