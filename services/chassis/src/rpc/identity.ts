import {
  createLocalJWKSet,
  decodeProtectedHeader,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { LRUCache } from 'lru-cache';

/** Names of the processes that call each other. */
export type ServiceName =
  'auth' | 'restaurant' | 'reservation' | 'guest' | 'billing' | 'notification' | 'gateway';

/** Who a process is among the others: proves itself to them and checks their proof. */
export interface ServiceIdentity {
  readonly name: ServiceName;
  /** A short-lived token for one callee. */
  tokenFor(callee: ServiceName): Promise<string>;
  /** The caller's name; throws when the token is not one of ours, or not meant for this process. */
  verify(token: string): Promise<ServiceName>;
}

const lifetimeSeconds = 300;

/**
 * Each process holds its own Ed25519 key and the public keys of all. A token names caller and callee, so one that
 * leaks to a service cannot be played to another. Keys: `privateKey` a JWK whose kid is the process's name,
 * `publicKeys` a JWKS with one kid a process.
 */
export async function createServiceIdentity(
  name: ServiceName,
  privateKey: JWK,
  publicKeys: JSONWebKeySet,
): Promise<ServiceIdentity> {
  const signingKey = await importJWK(privateKey, 'EdDSA');
  const keys = createLocalJWKSet(publicKeys);
  const issued = new Map<ServiceName, { token: string; renewAt: number }>();
  // A signature costs far more to check than to look up; tokens live minutes and there are few of them.
  const verified = new LRUCache<string, ServiceName>({ max: 256, ttl: 60_000 });

  return {
    name,
    async tokenFor(callee) {
      const known = issued.get(callee);
      if (known && known.renewAt > Date.now()) return known.token;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'EdDSA', kid: name })
        .setIssuer(name)
        .setAudience(callee)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(signingKey);
      issued.set(callee, { token, renewAt: Date.now() + (lifetimeSeconds * 1000) / 2 });
      return token;
    },
    async verify(token) {
      const known = verified.get(token);
      if (known) return known;
      const { payload } = await jwtVerify(token, keys, { audience: name, algorithms: ['EdDSA'] });
      // The key names its holder: a service cannot sign in another's name.
      if (!payload.iss || payload.iss !== decodeProtectedHeader(token).kid)
        throw new Error('issuer is not the key');
      const caller = payload.iss as ServiceName;
      verified.set(token, caller);
      return caller;
    },
  };
}
