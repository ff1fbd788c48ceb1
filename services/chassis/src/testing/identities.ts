import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { createServiceIdentity, type ServiceIdentity, type ServiceName } from '../rpc/identity';

const names: readonly ServiceName[] = [
  'auth',
  'restaurant',
  'reservation',
  'guest',
  'billing',
  'notification',
  'gateway',
];

/** Keys of every process, made for one test run. */
interface TestKeys {
  readonly privateKeys: Record<ServiceName, JWK>;
  readonly publicKeys: JSONWebKeySet;
}

let made: Promise<TestKeys> | undefined;

/** The keys of this test run; the same for every caller, so that services started by one test know each other. */
export function testKeys(): Promise<TestKeys> {
  made ??= (async () => {
    const pairs = await Promise.all(
      names.map(async (name) => {
        const { privateKey, publicKey } = await generateKeyPair('EdDSA', {
          crv: 'Ed25519',
          extractable: true,
        });
        return {
          name,
          private: { ...(await exportJWK(privateKey)), kid: name },
          public: { ...(await exportJWK(publicKey)), kid: name },
        };
      }),
    );
    return {
      privateKeys: Object.fromEntries(pairs.map((pair) => [pair.name, pair.private])) as Record<
        ServiceName,
        JWK
      >,
      publicKeys: { keys: pairs.map((pair) => pair.public) },
    };
  })();
  return made;
}

/** An identity for a process of the test. */
export async function testIdentity(name: ServiceName): Promise<ServiceIdentity> {
  const keys = await testKeys();
  return createServiceIdentity(name, keys.privateKeys[name], keys.publicKeys);
}
