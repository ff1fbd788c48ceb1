import { hostProblem, tidyHost } from './host';

test.each([
  ['book.example.com', 'book.example.com'],
  [' https://Book.Example.com/menu?a=b ', 'book.example.com'],
  ['example.com.', 'example.com'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
])('the domain %s is kept as %s', (typed, kept) => {
  expect(tidyHost(typed)).toBe(kept);
  expect(hostProblem(kept)).toBeUndefined();
});

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'book.example.com:8080',
  '*.example.com',
  'ada@example.com',
  'book example.com',
  '-book.example.com',
  'book..example.com',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(130)}com`,
  'book.example.com\r\nHost: x',
])('%p is refused as a domain', (typed) => {
  expect(hostProblem(tidyHost(typed))).toBeDefined();
});
