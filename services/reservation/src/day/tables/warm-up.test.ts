import { warmUp } from './warm-up';

test('warming up fills made-up nights until parties are refused', () => {
  const seated = warmUp();
  expect(seated).toBeGreaterThan(600);
  expect(seated).toBeLessThan(6 * 260);
});
