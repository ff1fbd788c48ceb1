import { mongo } from 'mongoose';
import { containsText } from './contains-text';

test.each(['.*', '(a+)+$', '[x]', 'C:\\', '\0'])('%j is matched literally', (text) => {
  expect(containsText(text).test(`before ${text} after`)).toBe(true);
  expect(containsText(text).test('before aaa after')).toBe(false);
  expect(() => mongo.BSON.serialize({ name: containsText(text) })).not.toThrow();
});

test('case is ignored', () => expect(containsText('ada').test('ADA')).toBe(true));
