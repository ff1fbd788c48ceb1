import { mongo } from 'mongoose';
import { containing } from './containing';

test.each(['.*', '(a+)+$', '[x]', 'C:\\', '\0'])('%j is found as it stands, and by no pattern', (text) => {
  expect(containing(text).test(`before ${text} after`)).toBe(true);
  expect(containing(text).test('before aaa after')).toBe(false);
  expect(() => mongo.BSON.serialize({ name: containing(text) })).not.toThrow();
});

test('either case is found', () => expect(containing('ada').test('ADA')).toBe(true));
