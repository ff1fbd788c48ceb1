import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { Authenticator } from '../../../../../services/auth/test/authenticator';
import { type Caller, need } from '../product/caller';
import { dayAhead } from '../product/final-state';
import { hire, password, signInByPassword } from './colleague';
import { type Company, patchOf } from './company';

/** By how a dismissed host tried to go on: when that was over, in milliseconds after the provider's call; Infinity: never. */
export type Ends = Readonly<Record<string, number>>;

const everyMs = 100;
/** The goal is a minute: longer than it, so that a report says by how much it was missed. */
const triedForMs = 90_000;
const passkeys = '/rpc/tablewell.auth.v1.PasskeyService';

/** Opens a session by a passkey; the token is empty if it is refused. */
async function signInByPasskey(anybody: Caller, authenticator: Authenticator): Promise<string> {
  const { challenge } = need(await anybody.call('POST', '/api/auth/passkey/options', {}), 200).body as {
    challenge: string;
  };
  const signed = JSON.parse(authenticator.signIn(challenge)) as object;
  const answer = await anybody.call('POST', '/api/auth/passkey/signin', signed);
  return answer.status === 200 ? (answer.body as { token: string }).token : '';
}

async function addPasskey(own: Caller, productOrigin: string): Promise<Authenticator> {
  const { optionsJson } = need(await own.call('POST', `${passkeys}/BeginPasskey`, { password }), 200)
    .body as {
    optionsJson: string;
  };
  const authenticator = new Authenticator(productOrigin);
  const responseJson = authenticator.register(optionsJson);
  need(await own.call('POST', `${passkeys}/ConfirmPasskey`, { responseJson, name: 'Phone' }), 200);
  return authenticator;
}

/**
 * A host with a password, a passkey and sessions of every kind is removed by the provider; `dismiss` makes that call. Every way in is
 * tried again and again until it is closed.
 */
export async function dismissHost(company: Company, how: 'inactive' | 'deleted'): Promise<Ends> {
  const name = `leaving-${how}`;
  const email = company.email(name);
  const { restaurantId } = company.owner;
  const read = `/api/reservations/${restaurantId}/by-date?startDate=${dayAhead(0)}&endDate=${dayAhead(9)}`;
  const opens = async (token: string): Promise<boolean> =>
    token !== '' && (await company.newCaller().as(token).call('GET', read)).status === 200;

  await hire(company.owner, email, company.newCaller());
  const id = await company.add(name);
  const { url } = await company.begin(email);
  const productOrigin = new URL(new URL(url).searchParams.get('redirect_uri') ?? '').origin;
  const byProvider = await company.signIn(company.person(name));
  const byPassword = await signInByPassword(company.newCaller(), email);
  const authenticator = await addPasskey(company.newCaller().as(byPassword.token), productOrigin);
  const byPasskey = await signInByPasskey(company.newCaller(), authenticator);
  const refreshes = { byProvider: byProvider.refreshToken, byPassword: byPassword.refreshToken };
  const refresh = async (of: keyof typeof refreshes): Promise<boolean> => {
    const answer = await company
      .newCaller()
      .call('POST', '/api/auth/refresh', { refreshToken: refreshes[of] });
    if (answer.status !== 200) return false;
    const { token, refreshToken } = answer.body as { token: string; refreshToken: string };
    refreshes[of] = refreshToken;
    return opens(token);
  };
  const socket = io(company.origin, {
    auth: { token: byProvider.token },
    transports: ['websocket'],
    forceNew: true,
  });
  const connected = () => Promise.resolve(socket.connected);
  const ways: Readonly<Record<string, () => Promise<boolean>>> = {
    'session by the provider': () => opens(byProvider.token),
    'session by the password': () => opens(byPassword.token),
    'session by the passkey': () => opens(byPasskey),
    'live socket': connected,
    'renewed session by the provider': () => refresh('byProvider'),
    'renewed session by the password': () => refresh('byPassword'),
    'sign-in by the provider': async () => opens((await company.signIn(company.person(name))).token),
    'sign-in by the password': async () => opens((await signInByPassword(company.newCaller(), email)).token),
    'sign-in by the passkey': async () => opens(await signInByPasskey(company.newCaller(), authenticator)),
  };
  try {
    for (const [way, isOpen] of Object.entries(ways)) {
      for (const end = Date.now() + 10_000; !(await isOpen());) {
        if (Date.now() > end) throw new Error(`the ${way} was not open before the dismissal`);
        await sleep(everyMs);
      }
    }
    const began = performance.now();
    const off = patchOf({ op: 'Replace', path: 'active', value: 'False' });
    if (how === 'inactive') need(await company.scim('PATCH', `/Users/${id}`, off), 200);
    else need(await company.scim('DELETE', `/Users/${id}`), 204);
    const ends = Object.entries(ways).map(async ([way, isOpen]) => {
      for (; performance.now() - began < triedForMs; await sleep(everyMs))
        if (!(await isOpen())) return [way, Math.round(performance.now() - began)] as const;
      return [way, Infinity] as const;
    });
    return Object.fromEntries(await Promise.all(ends)) as Ends;
  } finally {
    socket.close();
  }
}
