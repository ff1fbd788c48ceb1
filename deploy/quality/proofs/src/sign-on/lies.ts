import type { Size } from '../proof';
import { Attack, sample, type Tried } from './attack';
import type { Company } from './company';
import type { LyingProvider, TokenMaker } from './lying-provider';
import { type Claims, hashed, published, signed, unsigned } from './tokens';

const now = (): number => Math.floor(Date.now() / 1_000);
const hourSeconds = 3_600;
const claiming =
  (more: Claims): TokenMaker =>
  (claims, { key }) =>
    signed({ ...claims, ...more }, key);
const without =
  (name: string): TokenMaker =>
  (claims, { key }) =>
    signed({ ...claims, [name]: undefined }, key);
const pemOf = ({ key }: LyingProvider) => key.shown.export({ type: 'spki', format: 'pem' });

/** ID tokens that no sign-in may accept, each about a person who signs in honestly. */
const tokens: readonly (readonly [what: string, make: TokenMaker])[] = [
  ['another issuer', claiming({ iss: 'https://elsewhere.example' })],
  ['its issuer with a slash', (claims, { key, issuer }) => signed({ ...claims, iss: `${issuer}/` }, key)],
  ['no audience', without('aud')],
  ['the nonce of another sign-in', claiming({ nonce: 'of-another-sign-in' })],
  ['no nonce', without('nonce')],
  ['two audiences, of which another one was meant', claiming({ aud: ['tablewell', 'x'], azp: 'x' })],
  ['a time that is over', claiming({ exp: now() - hourSeconds, iat: now() - 2 * hourSeconds })],
  ['no end', without('exp')],
  ['a time to come', claiming({ nbf: now() + hourSeconds })],
  ['no signature', (claims) => unsigned(claims)],
  ['no signature, in capitals', (claims) => unsigned(claims).replace(/^[^.]+/, headOf({ alg: 'NONE' }))],
  ['an empty secret', (claims) => hashed(claims, '')],
  [
    'the public key as its secret',
    (claims, provider) => hashed(claims, pemOf(provider), { kid: 'published' }),
  ],
  ['the secret of the client', (claims) => hashed(claims, 'secret-of-the-client')],
  ['another signature', (claims, { key }) => `${signed(claims, key).slice(0, -12)}AAAAAAAAAAAA`],
  [
    'another key under the name of the published one',
    (claims, { otherKey }) => signed(claims, otherKey, { kid: 'published' }),
  ],
  ['a key that is not published', (claims, { otherKey }) => signed(claims, otherKey)],
  ['another key without a name', (claims, { otherKey }) => signed(claims, otherKey, { kid: undefined })],
  ['claims that were changed after it was signed', (claims, { key }) => changed(signed(claims, key))],
  [
    'a name of a key that is a path',
    (claims, { otherKey }) => signed(claims, otherKey, { kid: '../../../../dev/null' }),
  ],
  ['a head that must be understood', (claims, { key }) => signed(claims, key, { crit: ['x'], x: 1 })],
  [
    'the address of another key in its head',
    (claims, { otherKey, issuer }) => signed(claims, otherKey, { jku: `${issuer}/other-jwks` }),
  ],
  [
    'another key in its head',
    (claims, { otherKey }) => signed(claims, otherKey, { jwk: published(otherKey) }),
  ],
  ['a text', () => 'token'],
  ['another audience', claiming({ aud: 'another-client' })],
  ['no subject', without('sub')],
];

const headOf = (head: object): string => Buffer.from(JSON.stringify(head)).toString('base64url');

function changed(token: string): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  return [head, headOf({ ...claims, given_name: 'Other' }), signature].join('.');
}

/** A provider that lies in its ID tokens, and browsers that lie about its answers. `name` has a place at the company. */
export async function attackByLies(company: Company, name: string, size: Size): Promise<readonly Tried[]> {
  const { provider } = company;
  const honest = company.person(name);
  const inTokens = new Attack('lies in ID tokens');
  const first = await company.signIn(honest);
  inTokens.expect(
    first.outcome === 'done' && first.token !== '',
    `an honest token ends with ${first.outcome}`,
  );
  for (const [what, make] of sample(tokens, size)) {
    const { outcome, token } = await company.signIn(honest, make);
    inTokens.expect(outcome !== 'done' && token === '', `a token with ${what} signs in`);
  }

  const inAnswers = new Attack('lies in answers');
  const refuse = async (what: string, cookie: string, query: string) => {
    const { outcome, token } = await company.finish(cookie, query);
    inAnswers.expect(outcome !== 'done' && token === '', `${what} signs in`);
  };
  const once = await company.begin(company.email(name));
  const query = provider.grant(once.url, honest);
  await refuse('an answer in another browser', '', query);
  await refuse('an answer in a browser with a cookie of its own', 'cookie', query);
  const done = await company.finish(once.cookie, query);
  inAnswers.expect(done.outcome === 'done', `after those, its own browser ends with ${done.outcome}`);
  await refuse('a code and a state for the second time', once.cookie, query);
  const next = await company.begin(company.email(name));
  await refuse('the code of another sign-in', next.cookie, query);
  for (const [what, change] of [
    ['another state', ['state', 'of-another-sign-in']],
    ['another issuer', ['iss', 'https://elsewhere.example']],
    ['an error', ['error', 'access_denied']],
    ['a code that was never given', ['code', 'guessed']],
  ] as const) {
    const { url, cookie } = await company.begin(company.email(name));
    const params = new URLSearchParams(provider.grant(url, honest));
    params.set(change[0], change[1]);
    await refuse(`an answer with ${what}`, cookie, `?${params}`);
  }

  const people = new Attack('lies about people');
  const others = [
    ['another subject with the address', { ...honest, sub: 'somebody-else' }],
    [
      'an address that is not verified',
      { ...company.person('new'), email: honest['email'], email_verified: false },
    ],
    [
      'an address whose proof is a word',
      { ...company.person('new'), email: honest['email'], email_verified: 'no' },
    ],
    ['nobody’s address', { sub: 'new', email_verified: true }],
    ['somebody without a place', company.person('stranger')],
    ['an address of another domain', { ...company.person('new'), email: 'mara@elsewhere.example' }],
    ['an address of a subdomain', { ...company.person('new'), email: `mara@sub.${company.domain}` }],
    ['the owner', { ...company.person('new'), email: company.owner.email }],
  ] as const;
  for (const [what, person] of sample(others, size)) {
    const { outcome, token } = await company.signIn(person);
    people.expect(outcome !== 'done' && token === '', `${what} signs in`);
  }
  return [inTokens.end(), inAnswers.end(), people.end()];
}
