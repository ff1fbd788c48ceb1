import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { maxScimTokens, type ScimToken, type SsoConnection } from '../../domain/sso';
import type { Ports } from '../../ports';
import { changeConnection, ownerOf, payingOwnerOf, type SsoView, viewOf } from './connection';
import { includesSso } from './places';

/** Scanners of leaked secrets find it by this. */
const prefix = 'tw_scim_';
/** Letters that tell tokens apart in a list. */
const endingLength = 4;
const usedEveryMs = 60_000;

/** Makes a token for SCIM, which is returned this once (SSO-8). */
export function createScimToken(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<(SsoView & { readonly token: string }) | Refusal> => {
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const token = prefix + ports.crypto.newSecret();
    const made: ScimToken = {
      id: ports.newId(),
      hash: ports.crypto.hashSecret(token),
      ending: token.slice(-endingLength),
      createdAt: ports.clock(),
      lastUsedAt: null,
    };
    const changed = await changeConnection(ports, owner, 'scim-token-created', (known) =>
      known.tokens.length >= maxScimTokens ? twoTokens() : { ...known, tokens: [...known.tokens, made] },
    );
    return isRefusal(changed) ? changed : { ...(await viewOf(ports, owner.id)), token };
  };
}

/** Ends a token at once. Ending it again has no effect. */
export function endScimToken(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, tokenId }: { restaurantId: string; tokenId: string },
  ): Promise<SsoView | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const changed = await changeConnection(ports, owner, 'scim-token-ended', (known) => {
      const tokens = known.tokens.filter(({ id }) => id !== tokenId);
      return tokens.length === known.tokens.length ? undefined : { ...known, tokens };
    });
    return isRefusal(changed) ? changed : viewOf(ports, owner.id);
  };
}

/** The connection of a token, by its hash. */
export async function connectionOfToken(ports: Ports, hash: string): Promise<SsoConnection | Refusal> {
  const connection = hash === '' ? undefined : await ports.ssoConnections.findByToken(hash);
  const token = connection?.tokens.find((each) => each.hash === hash);
  if (!connection || !token) return unknownToken();
  if (!(await includesSso(ports, connection.ownerId))) return planLapsed();
  const now = ports.clock();
  if (now.getTime() - (token.lastUsedAt?.getTime() ?? 0) >= usedEveryMs)
    await ports.ssoConnections.noteTokenUse(connection, token.id, now);
  return connection;
}

const twoTokens = () =>
  new Refusal(
    'conflict',
    'two-tokens',
    `${maxScimTokens} tokens are alive already. Please end the one that is no longer used.`,
  );

const unknownToken = () =>
  new Refusal('unauthenticated', 'unknown-token', 'This token is unknown, or has ended.');

const planLapsed = () =>
  new Refusal('plan-required', 'plan-required', 'Single sign-on is part of the Enterprise plan.', {
    requiredPlan: 'enterprise',
  });
