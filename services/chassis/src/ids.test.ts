import { newId } from './ids';

test('ids are unique and consist of 22 URL-safe characters', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
  expect(new Set(ids.map((id) => id.slice(0, 11))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(11))).size).toBe(ids.length);
});
