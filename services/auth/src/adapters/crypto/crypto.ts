import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { linkSecrets, seal, unseal } from '@tablewell/chassis/crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import type { Crypto } from '../../ports';

// OWASP's minimum for argon2id: 19 MiB of memory and two passes.
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const accessMinutes = 15;

/** Issuer and audience of the access tokens; the gateway checks for the same values. */
const tokenIssuer = 'tablewell-auth';
const tokenAudience = 'tablewell';

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update('tablewell successor\0').update(secret).digest();
}

/** Passwords by argon2id, access tokens by EdDSA. `signingKey` is a private Ed25519 JWK with a kid. */
export async function createCrypto(signingKey: JWK): Promise<Crypto> {
  const key = await importJWK(signingKey, 'EdDSA');
  const dummyHash = await hash(randomBytes(16).toString('hex'), argon);
  return {
    hashPassword: (password) => hash(password, argon),
    async verifyPassword(known, password) {
      const matches = await verify(known ?? dummyHash, password);
      return known !== undefined && matches;
    },
    newSecret: linkSecrets.make,
    hashSecret: linkSecrets.hash,
    seal: (text, secret) => seal(Buffer.from(text), keyFrom(secret)).toString('base64url'),
    unseal: (sealed, secret) => unseal(Buffer.from(sealed, 'base64url'), keyFrom(secret)).toString('utf8'),
    async signAccess({ userId, sessionId, refreshId }, now) {
      const expiresAt = new Date(now.getTime() + accessMinutes * 60_000);
      const token = await new SignJWT({ sid: sessionId, rid: refreshId })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: signingKey.kid ?? 'access' })
        .setSubject(userId)
        .setIssuer(tokenIssuer)
        .setAudience(tokenAudience)
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(key);
      return { token, expiresAt };
    },
  };
}

/** The public half of the signing key, to be served as a JWKS. */
export function publicJwks({ kty, crv, x, kid }: JWK) {
  return { keys: [{ kty, crv, x, kid: kid ?? 'access', alg: 'EdDSA', use: 'sig' }] };
}
