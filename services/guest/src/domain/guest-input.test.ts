// cspell:ignore دانم
import { readEmail, readInput } from './guest-input';

const ada = { name: 'Ada', phoneNumber: '' };

test('typed text is trimmed and loses its angle brackets', () => {
  expect(readInput({ name: ' <b>Ada ', phoneNumber: ' 212 736 5000' })).toEqual({
    input: { name: 'bAda', phoneNumber: '212 736 5000' },
    problems: [],
  });
});

test('a name of at most 200 characters is needed', () => {
  expect(readInput({ ...ada, name: ' <> ' }).problems).toEqual([
    { field: 'name', message: 'Guest name is required', inRow: 'Name is required but was empty' },
  ]);
  expect(readInput({ ...ada, name: 'x'.repeat(200) }).problems).toEqual([]);
  expect(readInput({ ...ada, name: 'x'.repeat(201) }).problems).toEqual([
    { field: 'name', message: 'Guest name cannot exceed 200 characters', inRow: 'Name is too long' },
  ]);
});

test.each([
  ['Al\u0000B', 'AlB'],
  ['A\u202eB', 'AB'],
  ['Pay\u00adPal', 'PayPal'],
  ['\u061cAda', 'Ada'],
  ['Ada\u2060Rossi', 'AdaRossi'],
  ['Ada\u034f', 'Ada'],
  ['Ada\u3164', 'Ada'],
  ['Ada\u115f\u1160\uffa0', 'Ada'],
  ['Ada\u2800Bar', 'AdaBar'],
  ['Ada\u{e0041}\u{e007f}', 'Ada'],
  ['Ada\ufeffBar', 'AdaBar'],
  ['Ada\ufe0f\u200dBar', 'AdaBar'],
  ['Ada \u200b Bar', 'Ada Bar'],
  ['Ada\r\n\tRossi\u2028Bar', 'Ada Rossi Bar'],
  ['نمی\u200cدانم', 'نمی\u200cدانم'],
  ['辻\u{e0100}', '辻\u{e0100}'],
])('the name %j is read as %j', (typed, name) => {
  expect(readInput({ ...ada, name: typed }).input.name).toBe(name);
  expect(readInput({ ...ada, name }).input.name).toBe(name);
});

test('a name that nobody sees is none', () => {
  expect(readInput({ ...ada, name: '\u3164\u00ad' }).problems).toMatchObject([
    { message: 'Guest name is required' },
  ]);
});

test('a phone number has at most 250 characters', () => {
  expect(readInput({ ...ada, phoneNumber: '1'.repeat(250) }).problems).toEqual([]);
  expect(readInput({ ...ada, phoneNumber: '1'.repeat(251) }).problems).toEqual([
    { field: 'phoneNumber', message: 'Phone number is too long', inRow: 'Phone number is too long' },
  ]);
});

test.each([
  ['', { email: undefined }],
  [' Ada@Example.com ', { email: 'Ada@Example.com' }],
  ['\u200eada@example.com', { email: 'ada@example.com' }],
  ['ada@ex\u00adample.com', { email: 'ada@example.com' }],
  ['ada at example.com', { problem: 'Email is not a valid address' }],
  ['ada@example.com; bob@example.com', { problem: 'Email is not a valid address' }],
  [`${'x'.repeat(260)}@example.com`, { problem: 'Email is not a valid address' }],
])('the e-mail %j of a row is read as %j', (typed, read) => expect(readEmail(typed)).toEqual(read));
