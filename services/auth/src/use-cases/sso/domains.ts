import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { proofRecordOf } from '@tablewell/restaurant-rules/own-name/host';
import { afterLookUp, isCheckDue, maxDomains, type SsoConnection, type SsoDomain } from '../../domain/sso';
import { readDomain } from '../../domain/sso-input';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import { changeConnection, ownerOf, payingOwnerOf, type SsoView, viewOf } from './connection';

interface AboutDomain {
  readonly restaurantId: string;
  readonly domain: string;
}

/** Adds a domain, which counts once it is proven (SSO-2). */
export function addDomain(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, domain }: AboutDomain,
  ): Promise<SsoView | Refusal> => {
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const name = readDomain(domain);
    if (!name)
      return invalid([{ field: 'domain', message: 'Please enter a domain such as company.example' }]);
    const changed = await changeConnection(ports, owner, undefined, (known) => {
      if (known.domains.some((each) => each.name === name)) return undefined;
      if (known.domains.length >= maxDomains) return tooMany();
      const added = {
        name,
        token: ports.crypto.newSecret(),
        provenAt: null,
        checkedAt: null,
        missingSince: null,
      };
      return { ...known, domains: [...known.domains, added] };
    });
    return isRefusal(changed) ? changed : viewOf(ports, owner.id);
  };
}

/** Looks up the record of a domain (SSO-2). */
export function checkDomain(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, domain }: AboutDomain,
  ): Promise<SsoView | Refusal> => {
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const connection = await ports.ssoConnections.find(owner.id);
    const known = connection?.domains.find(({ name }) => name === domain);
    if (!known) return notFound('There is no such domain to check.');
    const texts = await textsFor(ports, known);
    if (!texts) return dnsUnavailable();
    if (!texts.includes(known.token))
      return invalid([{ field: 'domain', message: missing(proofRecordOf(known.name)) }]);
    if (!(await ports.ssoDomains.claim(known.name, owner.id))) return taken();
    const changed = await withDomain(
      ports,
      owner,
      known,
      texts,
      known.provenAt ? undefined : 'sso-domain-proven',
    );
    if (!isRefusal(changed) && changed.domains.some(({ name }) => name === known.name))
      return viewOf(ports, owner.id);
    // The domain or the connection was removed meanwhile.
    await ports.ssoDomains.release(known.name, owner.id);
    return isRefusal(changed) ? changed : notFound('There is no such domain to check.');
  };
}

/** Removes a domain. People with its addresses sign in as before. */
export function removeDomain(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, domain }: AboutDomain,
  ): Promise<SsoView | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const changed = await changeConnection(ports, owner, 'sso-domain-removed', (known) => {
      const domains = known.domains.filter(({ name }) => name !== domain);
      return domains.length === known.domains.length ? undefined : { ...known, domains };
    });
    if (isRefusal(changed)) return changed;
    await ports.ssoDomains.release(domain, owner.id);
    return viewOf(ports, owner.id);
  };
}

/**
 * The connection with its proof of a domain looked up again, if that is due: a domain that was sold belongs to its owner of before for
 * seven days.
 */
export async function withFreshProof(
  ports: Ports,
  connection: SsoConnection,
  domain: SsoDomain,
): Promise<SsoConnection> {
  if (!isCheckDue(domain, ports.clock())) return connection;
  const owner = await ports.users.find(connection.ownerId);
  const texts = owner && (await textsFor(ports, domain));
  if (!owner || !texts) return connection;
  const changed = await withDomain(ports, owner, domain, texts, undefined);
  if (isRefusal(changed)) return connection;
  const after = changed.domains.find(({ name }) => name === domain.name);
  if (!after?.provenAt) await ports.ssoDomains.release(domain.name, owner.id);
  return changed;
}

/** Records what was looked up. */
const withDomain = (
  ports: Ports,
  owner: User,
  { name, token }: SsoDomain,
  texts: readonly string[],
  change: 'sso-domain-proven' | undefined,
) =>
  changeConnection(ports, owner, change, (known) => ({
    ...known,
    domains: known.domains.map((each) =>
      each.name === name && each.token === token ? afterLookUp(each, texts, ports.clock()) : each,
    ),
  }));

/** Names under `.example` belong to nobody: in the local run each counts as proven. */
function textsFor(
  { lookUpTexts, isSsoLocal }: Pick<Ports, 'lookUpTexts' | 'isSsoLocal'>,
  { name, token }: SsoDomain,
): Promise<readonly string[] | undefined> {
  if (isSsoLocal && name.endsWith('.example')) return Promise.resolve([token]);
  return lookUpTexts(proofRecordOf(name));
}

const tooMany = () =>
  new Refusal('conflict', 'too-many-domains', `At most ${maxDomains} domains are possible.`);

const missing = (record: string): string =>
  `The record ${record} was not found, or has another value. New records can take an hour to be seen.`;

const taken = () => new Refusal('conflict', 'domain-taken', 'This domain belongs to another owner.');

const dnsUnavailable = () =>
  new Refusal(
    'unavailable',
    'dns-unavailable',
    'The domain’s name servers did not answer. Please try again in a moment.',
  );
