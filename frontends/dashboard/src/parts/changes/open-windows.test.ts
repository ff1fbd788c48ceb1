import { openWindows } from './open-windows';

test('without locks a window takes over only what it finds when it loads', async () => {
  expect('locks' in navigator).toBe(false);
  const taken: string[] = [];
  const { closed } = openWindows();
  void closed('found').then(() => taken.push('found'));
  await new Promise((resolve) => setTimeout(resolve));
  void closed('later').then(() => taken.push('later'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).toEqual(['found']);
});
