import { asciiHost } from './ascii-host';

test.each([
  ['café.example', 'xn--caf-dma.example'],
  ['https://*.café.example:8443', 'https://*.xn--caf-dma.example:8443'],
  ['https://www.example.com', 'https://www.example.com'],
  ['café example', 'café example'],
])('%s is sent as %s', (typed, sent) => {
  expect(asciiHost(typed)).toBe(sent);
});
