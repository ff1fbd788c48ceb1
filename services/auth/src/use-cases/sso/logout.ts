import { invalid, Refusal } from '@tablewell/chassis/refusal';
import type { Ports } from '../../ports';
import { endSession } from '../sessions';
import { clientOf } from './connection';

/** Longer than a logout token is accepted. */
const rememberedMs = 10 * 60_000;
/** Owners who have the same client at the same provider. */
const maxOwners = 20;

const badToken = () =>
  invalid([{ field: 'logout_token', message: 'This logout token is not valid.' }], 'bad-logout-token');

/** Ends the sessions of a person, or of a session at the provider, by its logout token, which works once (SSO-7). Returns their ids. */
export function logOutBySso(ports: Ports) {
  return async (token: string): Promise<string[] | Refusal> => {
    const named = ports.identityProvider.peekLogout(token);
    if (!named) return badToken();
    const found = await Promise.all(
      named.audiences
        .slice(0, 5)
        .map((clientId) => ports.ssoConnections.findByClient(named.issuer, clientId)),
    );
    const now = ports.clock();
    const ended: string[] = [];
    let isValid = false;
    for (const connection of found.flat().slice(0, maxOwners)) {
      const client = clientOf(ports, connection);
      const claims = client && (await ports.identityProvider.readLogout(client, token));
      if (claims && 'problem' in claims && claims.isUnreachable) return unreachable();
      if (!claims || 'problem' in claims) continue;
      isValid = true;
      const { ownerId, issuer } = connection;
      const used = ports.crypto.hashSecret(JSON.stringify([ownerId, issuer, claims.id]));
      if (!(await ports.ssoAttempts.useLogoutToken(used, new Date(now.getTime() + rememberedMs))))
        return badToken();
      const { subject, sid } = claims;
      const sessions = await ports.sessions.listBySso({ ownerId, subject, sid }, now);
      for (const session of sessions) await endSession(ports, session, 'sso-ended');
      ended.push(...sessions.map(({ id }) => id));
    }
    return isValid ? ended : badToken();
  };
}

/** The provider sends it again. */
const unreachable = () =>
  new Refusal('unavailable', 'sso-unreachable', 'The keys of the provider cannot be read right now.');
