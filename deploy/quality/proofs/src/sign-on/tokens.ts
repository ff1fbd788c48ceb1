import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** What a token says. */
export type Claims = Readonly<Record<string, unknown>>;

/** A key pair with the name under which its public half is published. */
export interface Key {
  readonly id: string;
  readonly secret: KeyObject;
  readonly shown: KeyObject;
}

export function newKey(id: string): Key {
  const { privateKey: secret, publicKey: shown } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { id, secret, shown };
}

/** The public half as a provider publishes it. */
export const published = ({ id, shown }: Key): object => ({
  ...shown.export({ format: 'jwk' }),
  ...{ kid: id, alg: 'RS256', use: 'sig' },
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with any header, and the signature that `make` returns for its bytes. Made by hand, because libraries do not make wrong ones. */
function tokenOf(header: object, claims: Claims, make: (bytes: Buffer) => Buffer): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${make(Buffer.from(text)).toString('base64url')}`;
}

/** A token as honest providers sign it; `header` replaces or adds fields of its head. */
export const signed = (claims: Claims, key: Key, header: object = {}): string =>
  tokenOf({ alg: 'RS256', kid: key.id, ...header }, claims, (bytes) => sign('sha256', bytes, key.secret));

/** A token without a signature. */
export const unsigned = (claims: Claims): string => tokenOf({ alg: 'none' }, claims, () => Buffer.alloc(0));

/** A token with a shared secret in place of a key, such as the public key itself. */
export const hashed = (claims: Claims, secret: string | Buffer, header: object = {}): string =>
  tokenOf({ alg: 'HS256', ...header }, claims, (bytes) =>
    createHmac('sha256', secret).update(bytes).digest(),
  );
