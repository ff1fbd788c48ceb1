import type { PageConfig } from '../src/page-data';
import { bookingParties, contentSecurityPolicy, headersOf, shellParties } from './security';

const page = {
  recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  stripeScriptUrl: 'https://js.stripe.com/v3/',
  analyticsUrl: '',
} as PageConfig;

const policyOf = (
  thirdParties: Parameters<typeof contentSecurityPolicy>[0]['thirdParties'],
  framedBy: readonly string[] = [],
) =>
  Object.fromEntries(
    contentSecurityPolicy({ nonce: 'n', page, thirdParties, remoteOrigins: [], framedBy })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  ) as Record<string, string[]>;

describe('the content security policy', () => {
  it.each([
    ['a page without third parties', []],
    ['the booking page', bookingParties],
    ['the shell', shellParties],
  ])('runs nothing inline and evaluates nothing on %s', (_name, parties) => {
    const policy = policyOf(parties);
    expect(policy['script-src']).toEqual(["'nonce-n'", "'strict-dynamic'", "'self'", 'https:']);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-/);
    expect(policy).toMatchObject({
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  it('allows the captcha, and no other third party, on the booking page', () => {
    const { 'connect-src': calls, 'frame-src': frames, 'style-src': styles } = policyOf(bookingParties);
    expect(calls).toEqual(["'self'", 'https://www.google.com', 'https://www.gstatic.com']);
    expect(frames).toEqual(calls);
    expect(styles).toEqual(["'self'", "'nonce-n'"]);
  });

  it('allows the captcha in the shell, which has the sign-up page, as on the booking page', () => {
    const { 'connect-src': calls, 'frame-src': frames } = policyOf(shellParties);
    for (const origin of ['https://www.google.com', 'https://www.gstatic.com']) {
      expect(calls).toContain(origin);
      expect(frames).toContain(origin);
    }
  });

  it('allows no third party on a page without any', () => {
    const policy = policyOf([]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'self'"]);
  });

  it('lets a page be framed by the intended sites only', () => {
    const sites = ["'self'", 'https://*.example.com'];
    expect(policyOf(bookingParties, sites)['frame-ancestors']).toEqual(sites);
    expect(policyOf(bookingParties)['frame-ancestors']).toEqual(["'none'"]);
    expect(policyOf(shellParties)['frame-ancestors']).toEqual(["'none'"]);
  });
});

it('makes browsers request a site that is served by https only by https, for at least a year', () => {
  const header = headersOf('https://tablewell.example')['Strict-Transport-Security'] ?? '';
  expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(header).toContain('includeSubDomains');
  expect(headersOf('http://localhost:8080')).not.toHaveProperty('Strict-Transport-Security');
});
