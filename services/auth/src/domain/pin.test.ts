import { digitsFor, pinProblem } from './pin';

// PINs for shared tablets (TABLET-2).

describe('a new PIN', () => {
  test.each(['1111', '1234', '987654', '0123', '9012', '1212', '123123', '2580', '147258'])(
    '%s is refused because it is guessed first',
    (digits) => expect(pinProblem(digits, 4)).toContain('easily guessed'),
  );

  test.each(['', '123', '1234567', '12a4', ' 1739', '１７３９'])('%j is none', (digits) =>
    expect(pinProblem(digits, 4)).toContain('4 to 6 digits'),
  );

  test.each(['1739', '40716', '902814', '1123'])('%s is one', (digits) =>
    expect(pinProblem(digits, 4)).toBeUndefined(),
  );

  test('is longer where more people have one, so that a guess is right as seldom', () => {
    expect([0, 9, 10, 99, 100].map(digitsFor)).toEqual([4, 4, 5, 5, 6]);
    expect(pinProblem('1739', 5)).toContain('needs 5 digits');
  });
});
