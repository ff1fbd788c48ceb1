import { jsonBoundsProblem } from './json-bounds';

const problem = (text: string, maxValues = 4, maxLevels = 3) =>
  jsonBoundsProblem(Buffer.from(text), { maxValues, maxLevels });

test.each(['{}', '[]', '[1,2,3,4]', '{"a":1,"b":[2,3]}', '[ [ ], { } , [ [ ] ] ]', '"text"', '7', ''])(
  'accepts %s with at most 4 values on 3 levels',
  (text) => expect(problem(text)).toBeUndefined(),
);

test.each(['[1,2,3,4,5]', '{"a":1,"b":[2,3,4]}', '[[],[],[],[],[]]', '[{"a":1},{"b":2},3]'])(
  'counts every key and item of %s',
  (text) => expect(problem(text)).toBe('The body holds too many values: at most 4 are read'),
);

test.each(['[[[[]]]]', '{"a":[{"b":[]}]}'])('refuses the fourth level of %s', (text) =>
  expect(problem(text)).toBe('The body is nested too deeply'),
);

test('counts nothing inside strings, whatever they escape', () => {
  expect(problem(String.raw`{"a,[[[[":"\\\"[[[[,,,,,","b":"\\"}`)).toBeUndefined();
  expect(problem(String.raw`["\\",1,2,3,4]`)).toMatch('too many values');
  expect(problem('["é,,,,,,,","漢字[[[[["]')).toBeUndefined();
});

test('counts what JSON.parse reads, for bodies of many shapes', () => {
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, inner) => sum + 1 + count(inner), 0)
      : 0;
  for (let seed = 1; seed < 200; seed++) {
    const shape = (depth: number, at: number): unknown => {
      const kind = (seed * 7 + at * 13 + depth * 5) % 6;
      if (depth === 0 || kind < 2) return kind === 0 ? 'a "quoted, [text]\\' : at;
      const items = Array.from({ length: kind - 2 }, (_one, index) => shape(depth - 1, at * 3 + index));
      return kind % 2 ? items : Object.fromEntries(items.map((item, index) => [`key ${index}`, item]));
    };
    const value = shape(4, seed);
    const text = JSON.stringify(value, undefined, seed % 3);
    expect(problem(text, count(value), 10)).toBeUndefined();
    if (count(value) > 0) expect(problem(text, count(value) - 1, 10)).toMatch('too many values');
  }
});

test('stops at an unfinished string', () => {
  expect(problem('{"a')).toBeUndefined();
});
