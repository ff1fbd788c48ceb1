import { easyPasswordProblem } from './easy-passwords';

const known = { email: 'trattoria.ada@example.com', restaurantName: 'Bella Vista' };
const common = 'This password is one of the most common ones. Please choose another.';
const close = 'This password is too close to your email address or restaurant name. Please choose another.';

test.each([
  ['Qwerty123', common],
  ['QWERTY123', common],
  ['Iloveyou1', common],
  ['TrattoriaAda1', close],
  ['Trattoria.Ada99', close],
  ['BellaVista24', close],
  ['bella-Vista1!', close],
  // Ordinary passwords, and ones with such a word among others.
  ['Tables4all', undefined],
  ['Password1', undefined],
  ['Passw0rd', undefined],
  ['Test1234', undefined],
  ['Abcd1234', undefined],
  ['BellaVista-by-the-sea-7', undefined],
])('the password %j is checked for being easy to guess', (password, problem) => {
  expect(easyPasswordProblem(password, known)).toBe(problem);
});

test('passwords are not searched for short names', () => {
  expect(easyPasswordProblem('Adam1234', { email: 'ada@example.com', restaurantName: 'Ad' })).toBeUndefined();
});
