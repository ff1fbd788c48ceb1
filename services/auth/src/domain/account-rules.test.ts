// cspell:ignore ypal Анна Κρήτη
import { passwordProblem, resetProblems, signUpProblems, usableName } from './account-rules';
import { linkLifetimeMs } from './user';

const form = {
  email: 'ada@example.com',
  password: 'Tables4all',
  firstName: 'Ada',
  lastName: 'Rossi',
  restaurantName: 'Trattoria',
};
const plain = 'Password must contain at least one uppercase letter, one lowercase letter, and one number.';

test.each([
  ['Abcdef1', 'Password must be at least 8 characters long.'],
  ['Abcdefg1', undefined],
  ['abcdefg1', plain],
  ['ABCDEFG1', plain],
  ['Abcdefgh', plain],
])('the password %j has the verdict and text of the spec', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
  // The same applies at sign-up.
  const found = signUpProblems({ ...form, password });
  expect(found).toEqual(problem ? [{ field: 'password', message: problem }] : []);
});

test('sign-up requires every field, and refuses a restaurant name that settings would refuse', () => {
  const blank = { email: '', password: '', firstName: '', lastName: '', restaurantName: '' };
  expect(signUpProblems(blank).map(({ field }) => field)).toEqual(Object.keys(form));
  expect(signUpProblems({ ...form, restaurantName: 'R'.repeat(101), firstName: 'A'.repeat(101) })).toEqual([
    { field: 'firstName', message: 'First name cannot exceed 100 characters' },
    { field: 'restaurantName', message: 'Restaurant name must have 1 to 100 characters' },
  ]);
});

test('the names of a sign-up mix no scripts in a word', () => {
  const mixed = { firstName: '\u0410da', lastName: 'R\u043essi', restaurantName: 'P\u0430ypal' };
  expect(signUpProblems({ ...form, ...mixed })).toEqual([
    { field: 'firstName', message: 'First name mixes the letters of several scripts in one word' },
    { field: 'lastName', message: 'Last name mixes the letters of several scripts in one word' },
    { field: 'restaurantName', message: 'Restaurant name mixes the letters of several scripts in one word' },
  ]);
  expect(signUpProblems({ ...form, firstName: 'Анна', restaurantName: 'Café Κρήτη' })).toEqual([]);
  expect(usableName('R\u043essi')).toBe('');
});

test('a reset reports the missing token, the differing and the weak password together', () => {
  expect(resetProblems({ token: '', password: 'short', confirmPassword: 'other' })).toEqual([
    { field: 'token', message: 'No reset token provided. Please check your email link.' },
    { field: 'confirmPassword', message: 'Passwords do not match.' },
    { field: 'password', message: 'Password must be at least 8 characters long.' },
  ]);
});

test('links live 24 hours to verify and 30 minutes to reset', () => {
  expect(linkLifetimeMs).toEqual({ verification: 86_400_000, 'password-reset': 1_800_000 });
});
