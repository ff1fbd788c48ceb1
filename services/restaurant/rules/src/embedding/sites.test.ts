import fc from 'fast-check';
import { isSite, maxSites, siteProblems, tidySite, tidySites } from './sites';

test.each([
  ['Example.com', 'https://example.com'],
  [' https://www.example.com/ ', 'https://www.example.com'],
  ['*.example.com', 'https://*.example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['xn--caf-dma.example', 'https://xn--caf-dma.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:5173/', 'http://127.0.0.1:5173'],
])('%s is kept as %s', (typed, kept) => {
  expect(tidySite(typed)).toBe(kept);
  expect(siteProblems([kept])).toEqual([]);
});

test.each([
  ['http://example.com', /must begin with https/],
  ['https://example.com/menu', /without a page/],
  ['https://example.com?a=b', /not the address of a site/],
  ['*', /a star stands for subdomains only/],
  ['https://*', /a star stands for subdomains only/],
  ['*.com', /a star stands for subdomains only/],
  ['https://www.*.example.com', /a star stands for subdomains only/],
  ['https://ada@example.com', /not the address of a site/],
  ['https://example.com; script-src x', /not the address of a site/],
  ["'unsafe-inline'", /not the address of a site/],
  ['https://192.168.0.1', /not the address of a site/],
  ['https://localhost', /not the address of a site/],
  ['https://café.example', /form for browsers, which begins with xn--/],
  ['javascript://example.com', /not the address of a site/],
  ['https://example.com:99999', /not the address of a site/],
])('%s is refused as a site', (typed, message) => {
  const [problem] = siteProblems([tidySite(typed)]);
  expect(problem).toMatchObject({ field: 'sites[0]', message: expect.stringMatching(message) });
});

test('a list has each site once, and at most twenty', () => {
  expect(tidySites(['example.com', '', 'https://example.com/'])).toEqual(['https://example.com']);
  const many = Array.from({ length: maxSites + 1 }, (_, index) => `https://${index}.example.com`);
  expect(siteProblems(many)).toEqual([{ field: 'sites', message: 'Please list at most 20 sites' }]);
  expect(siteProblems(many.map(() => 'no site'))).toHaveLength(1);
  expect(siteProblems(many.slice(1))).toEqual([]);
});

test('no text becomes a site that could end the directive or begin another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const site = tidySite(`https://example.com${text}`);
      if (isSite(site)) expect(site).toMatch(/^[a-z0-9:/.*-]+$/);
    }),
  );
});
