import type { Ports } from '../../ports';
import { beginPasskeySignIn } from '../../use-cases/passkey-sign-in';
import { createWebAuthn } from './web-authn';

test.each([
  ['https://tablewell.example', 'tablewell.example'],
  ['https://tablewell.example:8443/', 'tablewell.example'],
  ['http://localhost:8080', 'localhost'],
  ['http://tablewell.localhost', 'tablewell.localhost'],
  ['http://tablewell.example', undefined],
  ['http://127.0.0.1:8080', undefined],
  ['https://192.0.2.1', undefined],
  ['https://[2001:db8::1]:8443', undefined],
])('passkeys of %s are bound to %s', async (origin, rpId) => {
  const webAuthn = createWebAuthn(origin);
  expect(webAuthn.rpId).toBe(rpId);
  const ports = {
    webAuthn,
    crypto: { newSecret: () => 'challenge', hashSecret: (text: string) => text },
    passkeyChallenges: { insert: () => Promise.resolve() },
    clock: () => new Date(0),
  } as unknown as Ports;
  expect(await beginPasskeySignIn(ports)()).toMatchObject(
    rpId ? { challenge: 'challenge', rpId } : { kind: 'conflict', code: 'passkeys-unavailable' },
  );
});
