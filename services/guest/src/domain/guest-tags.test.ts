import { isRefusal } from '@tablewell/chassis/refusal';
import { namesOnce, readTags } from './guest-tags';

const own = (name: string) => ({ name, shared: false });

test('tags are one line each, and keep who sees them', () => {
  expect(readTags([{ name: ' VIP\n regular ', shared: true }, own('Corner table')])).toEqual([
    { name: 'VIP regular', shared: true },
    own('Corner table'),
  ]);
});

test.each([
  ['an empty one', [own(' ')]],
  ['a long one', [own('x'.repeat(41))]],
  ['the same twice', [own('Vip'), own('VÍP')]],
  ['too many', Array.from({ length: 21 }, (_, index) => own(`tag ${index}`))],
])('%s is refused with the field', (_, tags) => {
  const read = readTags(tags);
  expect(isRefusal(read) && read.fields).toMatchObject([{ field: 'tags' }]);
});

test('tags of several restaurants are named once', () => {
  expect(namesOnce([[own('VIP')], [own('vip'), own('Nuts')]], 9)).toEqual(['vip', 'Nuts']);
  expect(namesOnce([[own('a'), own('b'), own('c')]], 2)).toEqual(['a', 'b']);
});
