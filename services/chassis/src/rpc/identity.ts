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

/** The services, the gateway included. */
export type ServiceName =
  'auth' | 'restaurant' | 'reservation' | 'guest' | 'billing' | 'notification' | 'gateway';

/** A process's identity: signs its calls and verifies callers. */
export interface ServiceIdentity {
  readonly name: ServiceName;
  /** A short-lived token for one callee. */
  tokenFor(callee: ServiceName): Promise<string>;
  /** The caller's name; throws if the token is not from a service, or is for another callee. */
  verify(token: string): Promise<ServiceName>;
}

const lifetimeSeconds = 300;

/**
 * Each process holds its own Ed25519 key and every public key. A token names caller and callee, so a token that leaks
 * to one service is useless at another. `privateKey` is a JWK whose kid names its holder, `publicKeys` the JWKS of all.
 * During a key rotation a process has two public keys, `gateway` and `gateway.2`; the part before the dot is the holder.
 */
export async function createServiceIdentity(
  name: ServiceName,
  privateKey: JWK,
  publicKeys: JSONWebKeySet,
): Promise<ServiceIdentity> {
  const { kid = name } = privateKey;
  if (holderOf(kid) !== name) throw new Error(`the key ${kid} is not one of ${name}`);
  const signingKey = await importJWK(privateKey, 'EdDSA');
  const keys = createLocalJWKSet(publicKeys);
  const issued = new Map<ServiceName, { token: string; renewAt: number }>();
  // Verifying a signature costs far more than a look-up; tokens live for minutes and are few.
  const verified = new LRUCache<string, ServiceName>({ max: 256, ttl: 60_000 });

  return {
    name,
    async tokenFor(callee) {
      // Read once: were the clock set forward while the token is signed, one that has expired would be kept.
      const now = Date.now();
      const known = issued.get(callee);
      if (known && known.renewAt > now) return known.token;
      const seconds = Math.floor(now / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setIssuer(name)
        .setAudience(callee)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetimeSeconds)
        .sign(signingKey);
      issued.set(callee, { token, renewAt: now + (lifetimeSeconds * 1000) / 2 });
      return token;
    },
    async verify(token) {
      const known = verified.get(token);
      if (known) return known;
      const { payload } = await jwtVerify(token, keys, { audience: name, algorithms: ['EdDSA'] });
      // The key's holder must be the issuer: a service cannot sign for another.
      if (!payload.iss || payload.iss !== holderOf(decodeProtectedHeader(token).kid ?? ''))
        throw new Error('the issuer of the token is not the holder of its key');
      const caller = payload.iss as ServiceName;
      verified.set(token, caller);
      return caller;
    },
  };
}

const holderOf = (kid: string): string => kid.split('.')[0] ?? '';
