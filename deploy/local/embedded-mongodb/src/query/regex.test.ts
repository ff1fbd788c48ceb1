import { compileRegex } from './regex';

const matches = (pattern: string, text: string, options = ''): boolean =>
  compileRegex(pattern, options).test(text);

describe('a pattern means the same as in MongoDB', () => {
  it.each<[pattern: string, text: string, expected: boolean, options?: string]>([
    ['a.b', 'a\rb', true],
    ['a.b', 'a\u2028b', true],
    ['a.b', 'a\nb', false],
    ['a.b', 'a\nb', true, 's'],
    ['^b', 'a\rb', false, 'm'],
    ['^b', 'a\nb', true, 'm'],
    ['a$', 'a\rb', false, 'm'],
    ['a$', 'a\nb', true, 'm'],
    ['a$', 'a\n', true],
    ['a\\x00b', 'a\0b', true],
    ['a\\.b\\-c', 'a.b-c', true],
    ['[.^$]', 'a', false],
    ['[\\d\\-]+', '1-2', true],
    ['^\\s$', '\u00a0', false],
    ['^\\w$', 'ſ', false],
    ['^phone:\\+?\\d*39', 'phone:+39 02', true],
  ])('%j in %j: %s', (...[pattern, text, expected, options]) =>
    expect(matches(pattern, text, options)).toBe(expected),
  );
});

describe('a pattern is refused', () => {
  it.each<[why: string, pattern: string, options?: string]>([
    ['where a class holds its own end', '[]a]'],
    ['where a class is the empty complement', '[^]a]'],
    ['where PCRE knows the sign by a wider code', '\\x{41}'],
    ['where JavaScript reads a letter in place of a bell', '\\a'],
    ['where it repeats what was found', '(a)\\1'],
    ['where it may take time without end', '(x+x+)+y'],
    ['where it may take time without end, counted', '(x+){2,}y'],
    ['where it sets options', '(?i)x'],
    ['where a repetition has no end but an open brace', 'a{'],
    ['where it asks for letters in either case', '\\w', 'i'],
  ])('%s', (...[, pattern, options = '']) =>
    expect(() => compileRegex(pattern, options)).toThrow(/not supported|invalid/),
  );
});
