import { need } from '../product/caller';
import type { Size } from '../proof';
import { Attack, sample, type Tried } from './attack';
import type { Company } from './company';
import { type Claims, hashed, signed, unsigned } from './tokens';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const path = '/api/auth/sso/backchannel-logout';
const oldSeconds = 3_600;
let tokens = 0;

/** What an honest logout token says about somebody. */
function logoutOf({ provider }: Company, person: Claims): Claims {
  const { nonce: _none, ...claims } = provider.honest({ sub: person['sub'] });
  return { ...claims, jti: `logout-${(tokens += 1)}`, events: { [event]: {} } };
}

async function send(company: Company, token: string): Promise<number> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ logout_token: token }).toString();
  return (await company.newCaller().send('POST', path, body, form)).status;
}

/** Logout tokens that must end no session of `name`, who works for the company; `thief` is another one with a provider. */
export async function attackByLogout(
  company: Company,
  { thief, name, size }: { readonly thief: Company; readonly name: string; readonly size: Size },
): Promise<Tried> {
  const attack = new Attack('lies in logout tokens');
  const person = company.person(name);
  const { token } = await company.signIn(person);
  const own = company.newCaller().as(token);
  const { provider } = company;
  const said = () => logoutOf(company, person);
  const { provider: theirs } = thief;
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const forged: readonly (readonly [what: string, token: string])[] = [
    ['of another connection, about its subject', signed(logoutOf(thief, person), theirs.key)],
    ['in the name of the provider by another one', signed(said(), theirs.key)],
    [
      'of another connection, with the address of its keys',
      signed(said(), theirs.key, { jku: `${theirs.issuer}/jwks` }),
    ],
    ['by a key that is not published', signed(said(), provider.otherKey)],
    ['without a signature', unsigned(said())],
    [
      'with the public key as its secret',
      hashed(said(), provider.key.shown.export({ type: 'spki', format: 'pem' })),
    ],
    ['that is an ID token', signed(provider.honest(person, 'nonce'), provider.key)],
    ['with a nonce', signed({ ...said(), nonce: 'nonce' }, provider.key)],
    ['without its event', signed({ ...said(), events: {} }, provider.key)],
    ['without an id', signed({ ...said(), jti: undefined }, provider.key)],
    ['about nobody', signed({ ...said(), sub: undefined }, provider.key)],
    ['for another client', signed({ ...said(), aud: 'another-client' }, provider.key)],
    [
      'of an hour ago',
      signed({ ...said(), iat: nowSeconds - oldSeconds, exp: nowSeconds + oldSeconds }, provider.key),
    ],
    ['that is a text', 'token'],
  ];
  for (const [what, each] of sample(forged, size)) {
    const status = await send(company, each);
    // The token is valid for the other connection, which has no session of this person to end.
    const isAccepted = status === 200 && !what.startsWith('of another connection, about');
    attack.expect(!isAccepted, `one ${what} is answered ${status}`);
    const { status: seen } = await own.call('GET', '/api/auth/validate');
    attack.expect(seen === 200, `one ${what} ends a session`);
  }
  const honest = signed(said(), provider.key);
  attack.expect((await send(company, honest)) === 200, 'an honest one is refused');
  const { status } = await own.call('GET', '/api/auth/validate');
  attack.expect(status === 401, `after an honest one the session is answered ${status}`);
  const again = await company.signIn(person);
  attack.expect((await send(company, honest)) === 400, 'one works twice');
  need(await company.newCaller().as(again.token).call('GET', '/api/auth/validate'), 200);
  return attack.end();
}
