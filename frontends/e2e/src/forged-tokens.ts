import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

/** A copy of a valid token that expired a minute ago, signed with the product's own key. */
export function expiredTwin(token: string, dataDir: string): string {
  const [header = '', payload] = token.split('.');
  const { accessTokenKey } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    accessTokenKey: { [name: string]: string };
  };
  const past = Math.floor(Date.now() / 1_000) - 60;
  const signed = `${header}.${encode({ ...decode(payload), iat: past - 900, exp: past })}`;
  const key = createPrivateKey({ key: accessTokenKey, format: 'jwk' });
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

/** Ways to forge a token; none is signed by the issuer that it names. */
export function tamperedTwins(token: string): Record<string, string> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const longer = encode({ ...decode(payload), exp: Math.floor(Date.now() / 1_000) + 86_400 });
  const other = encode({ ...decode(payload), sub: 'somebody-else', sid: 'somebody-elses' });
  return {
    'a longer life under the same signature': `${header}.${longer}.${signature}`,
    'another person under the same signature': `${header}.${other}.${signature}`,
    'no algorithm and no signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'the public key as a shared secret': `${encode({ ...decode(header), alg: 'HS256' })}.${payload}.${signature}`,
    'another signature': `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
  };
}
