import * as fc from 'fast-check';
import { readEndpointUrl } from './url';

const strict = { allowsLoopback: false };
const read = (text: string, rules = strict) => readEndpointUrl(text, rules);

test('an address of a host of the internet is taken in its usual form', () => {
  expect(read(' https://Partner.Example:443/hooks?id=1 ')).toEqual({
    href: 'https://partner.example/hooks?id=1',
  });
  expect(read('https://bücher.example')).toEqual({ href: 'https://xn--bcher-kva.example/' });
});

test.each([
  ['partner.example/hooks', /such as https/],
  ['http://partner.example/', /https:\/\//],
  ['ftp://partner.example/', /https:\/\//],
  ['https://user@partner.example/', /name or password/],
  ['https://:secret@partner.example/', /name or password/],
  ['https://partner.example:8443/', /port/],
  ['https://partner.example/#x', /#/],
  ['https://localhost/', /name a host/],
  ['https://intranet/', /name a host/],
  ['https://partner.example./', /name a host/],
  [`https://partner.example/${'a'.repeat(500)}`, /500/],
])('%s is refused', (text, problem) => {
  expect(read(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test.each([
  ...['127.0.0.1', '2130706433', '0x7f.1', '017700000001', '127.1', '[::1]', '[::ffff:127.0.0.1]', '8.8.8.8'],
  ...['169.254.169.254', '[fd00:ec2::254]', '１２７.0.0.1', '0'],
])('the number %s is no host', (host) => {
  expect(read(`https://${host}/`)).toHaveProperty('problem');
});

test('this machine is taken only where the operator allows it', () => {
  const rules = { allowsLoopback: true };
  for (const url of ['http://127.0.0.1:9000/x', 'https://localhost:9000/x'])
    expect(read(url, rules)).toEqual({ href: url });
  for (const url of ['http://10.0.0.1/', 'http://[::1]:9000/', 'ftp://localhost/', 'http://partner.example/'])
    expect(read(url, rules)).toHaveProperty('problem');
});

test('property: whatever is taken is https, on port 443, without credentials, and is taken again as it is', () => {
  const anyUrl = fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string());
  fc.assert(
    fc.property(anyUrl, (text) => {
      const first = read(text);
      if ('problem' in first) return;
      const { protocol, port, username, password, hash } = new URL(first.href);
      expect([protocol, port, username, password, hash]).toEqual(['https:', '', '', '', '']);
      expect(read(first.href)).toEqual(first);
    }),
  );
});
