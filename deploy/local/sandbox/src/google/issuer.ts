import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose';
import type { Store, Table } from '../core/store';

const keyLifeSeconds = 3600;
const algorithm = 'RS256';

interface GoogleUser {
  email: string;
  givenName: string;
  familyName: string;
}

export interface GoogleIssuer {
  issuer: string;
  jwks: { keys: JWK[] };
  /** An ID token as Google's sign-in button returns it to a page, valid for an hour. */
  idToken(user: GoogleUser, clientId: string): Promise<string>;
}

/** Opens the issuer; its signing key is created once and stored in the ledger. */
export async function openGoogleIssuer(store: Store, publicOrigin: string): Promise<GoogleIssuer> {
  const table: Table<JWK, string> = store.table('google-key');
  let jwk = table.get('current');
  if (!jwk) {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    jwk = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: algorithm, use: 'sig' };
    table.set('current', jwk);
  }
  const key = await importJWK(jwk, algorithm);
  const { kty, n, e, kid, alg, use } = jwk;
  const publicKey = { kty, n, e, kid, alg, use } as JWK;
  const issuer = `${publicOrigin}/sandbox/google`;

  return {
    issuer,
    jwks: { keys: [publicKey] },
    idToken: ({ email, givenName, familyName }, clientId) =>
      new SignJWT({
        azp: clientId,
        email,
        email_verified: true,
        name: [givenName, familyName].filter(Boolean).join(' '),
        given_name: givenName,
        family_name: familyName,
        jti: randomUUID(),
      })
        .setProtectedHeader({ alg: algorithm, kid: kid ?? '', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(subjectOf(email))
        .setIssuedAt()
        .setExpirationTime(`${keyLifeSeconds}s`)
        .sign(key),
  };
}

/** The same person always has the same subject: 21 digits, as Google's are. */
function subjectOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return BigInt(`0x${hash.slice(0, 24)}`)
    .toString()
    .padStart(21, '1')
    .slice(0, 21);
}
