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
  ['ada at example.com', { problem: 'Email is not a valid address' }],
  ['ada@example.com; bob@example.com', { problem: 'Email is not a valid address' }],
  [`${'x'.repeat(260)}@example.com`, { problem: 'Email is not a valid address' }],
])('the e-mail %j of a row is read as %j', (typed, read) => expect(readEmail(typed)).toEqual(read));
