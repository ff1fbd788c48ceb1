import type { Answer } from '../product/caller';
import type { Size } from '../proof';
import { Attack, sample, type Tried } from './attack';
import { type Company, patchOf, ssoCall, userOf } from './company';

/** Whether an answer names somebody of the other company. */
const tells = ({ text }: Answer, other: Company): boolean => text.includes(other.domain);

/** Somebody of a company, with the id that SCIM knows them by. */
interface Victim {
  readonly name: string;
  readonly id: string;
}

/**
 * A company's token of SCIM, its connection and its provider against another company, somebody of whom, `victim`, was added by
 * the other one's token.
 */
export async function attackOtherCompany(
  thief: Company,
  other: Company,
  { victim, size }: { readonly victim: Victim; readonly size: Size },
): Promise<readonly Tried[]> {
  return [
    await attackByScim(thief, other, { ...victim, size }),
    await attackByDomain(thief, other),
    await attackByProvider(thief, other, { name: victim.name, size }),
  ];
}

async function attackByScim(
  thief: Company,
  other: Company,
  { name, id, size }: Victim & { readonly size: Size },
): Promise<Tried> {
  const attack = new Attack('SCIM of another company');
  const address = other.email(name);
  const own = await thief.add('decoy');
  const off = patchOf({ op: 'replace', path: 'active', value: false });
  const refusedWith = async (
    statuses: readonly number[],
    ...[method, path, body]: Parameters<Company['scim']>
  ) => {
    const answer = await thief.scim(method, path, body);
    const isRefused = statuses.includes(answer.status) && !tells(answer, other);
    attack.expect(isRefused, `${method} ${path} ${JSON.stringify(body ?? {})} is answered ${answer.status}`);
  };
  const paths = [`/Users/${id}`, `/Users/${id}%00`, `/Users/${id}/`, `/Users/${own}%2F..%2F${id}`];
  for (const path of paths.slice(0, size === 'short' ? 1 : undefined)) {
    await refusedWith([404], 'GET', path);
    await refusedWith([404], 'PUT', path, userOf(address, { active: false }));
    await refusedWith([404], 'PATCH', path, off);
    await refusedWith([404], 'DELETE', path);
  }
  await refusedWith([400], 'POST', '/Users', userOf(address));
  await refusedWith([400], 'PUT', `/Users/${own}`, userOf(address, { id }));
  // No address holds up a removal (SSO-10): the thief's own user becomes inactive.
  await refusedWith([200], 'PUT', `/Users/${own}`, userOf(address, { id, active: false }));
  await refusedWith(
    [400],
    'PATCH',
    `/Users/${own}`,
    patchOf({ op: 'replace', path: 'userName', value: address }),
  );
  // The id of a body is the server's to choose: both are about the thief's own user.
  await refusedWith([200], 'PUT', `/Users/${own}`, userOf(thief.email('decoy'), { id }));
  await refusedWith([200, 400], 'PATCH', `/Users/${own}`, patchOf({ op: 'replace', path: 'id', value: id }));
  await refusedWith(
    [200, 400],
    'PATCH',
    `/Users/${own}`,
    patchOf({ op: 'replace', value: { id, active: true } }),
  );
  const filters = [
    `userName eq "${address}"`,
    `USERNAME eq "${address.toUpperCase()}"`,
    `userName eq "${address}" or userName pr`,
    `externalId eq ""`,
    `id eq "${id}"`,
    `userName co "${other.domain}"`,
    `userName eq {"$ne":""}`,
  ];
  for (const filter of sample(filters, size))
    await refusedWith([200, 400], 'GET', `/Users?filter=${encodeURIComponent(filter)}`);
  await refusedWith([200], 'GET', '/Users?startIndex=-5&count=100000');
  const left = await other.scim('GET', `/Users/${id}`);
  const { active, userName } = (left.status === 200 ? left.body : {}) as {
    active?: boolean;
    userName?: string;
  };
  attack.expect(active === true && userName === address, `${address} was changed: ${left.text}`);
  await thief.scim('DELETE', `/Users/${own}`);
  return attack.end();
}

/** The thief adds the other company's proven domain to the own connection. */
async function attackByDomain(thief: Company, other: Company): Promise<Tried> {
  const attack = new Attack('domain of another company');
  const { owner } = thief;
  const about = { restaurantId: owner.restaurantId, domain: other.domain };
  await ssoCall(owner, 'AddSsoDomain', about);
  const checked = await ssoCall(owner, 'CheckSsoDomain', about);
  attack.expect(checked.status !== 200, `it was proven: ${checked.text}`);
  const added = await thief.scim('POST', '/Users', userOf(other.email('new')));
  attack.expect(added.status === 400, `SCIM adds people in it: ${added.status}`);
  const { url } = await other.begin(other.email('anybody'));
  attack.expect(url.startsWith(other.provider.issuer), 'sign-ins of its people go to another provider');
  // Nor does the owner of one reach the connection of the other by the id of its restaurant.
  const { restaurantId } = other.owner;
  for (const method of ['GetSso', 'TestSsoConnection', 'CreateScimToken', 'RemoveSsoConnection']) {
    const { status } = await ssoCall(owner, method, { restaurantId });
    attack.expect(status === 403 || status === 404, `${method} is answered ${status}`);
  }
  await ssoCall(owner, 'RemoveSsoDomain', about);
  return attack.end();
}

/** The thief's provider speaks of people of the other company. */
async function attackByProvider(
  thief: Company,
  other: Company,
  { name, size }: { readonly name: string; readonly size: Size },
): Promise<Tried> {
  const attack = new Attack('provider of another company');
  const victim = other.person(name);
  const people = [
    ['their subject and address', victim],
    ['their address', { ...victim, sub: 'somebody' }],
    [
      'their address among others',
      { ...victim, sub: 'many', email: `${thief.email('x')},${other.email(name)}` },
    ],
    ['a list of addresses', { ...victim, sub: 'list', email: [other.email(name)] }],
    ['their subject', { ...thief.person('nobody'), sub: victim['sub'] }],
    ['their issuer', { ...victim, iss: other.provider.issuer }],
  ] as const;
  for (const [what, person] of sample(people, size)) {
    const { outcome, token } = await thief.signIn(person);
    attack.expect(outcome !== 'done' && token === '', `${what} signs in`);
  }
  // A sign-in that began at the other provider is finished by the thief's answer.
  const { url, cookie } = await other.begin(other.email(name));
  const { outcome } = await other.finish(cookie, thief.provider.grant(url, victim));
  attack.expect(outcome !== 'done', 'an answer of one provider finishes a sign-in at the other one');
  return attack.end();
}
