import { queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { ApiError } from '@tablewell/api-client';

/** A passkey of this user. */
export interface Passkey {
  id: string;
  name: string;
  made: Date | undefined;
  /** Absent before the first sign-in with it. */
  used: Date | undefined;
  /** The user's devices share it; otherwise it is on one device or security key. */
  isSynced: boolean;
}

/** What proves the person before passkeys are added or removed; a recent sign-in is asked for nothing. */
export type Proof = 'password' | 'code' | 'recent-sign-in';

const loaded = () => import('../../../lib/rpc');
const rpc = async () => (await loaded()).passkeys();

/** What a message asks for. */
export async function proofName(proof: number): Promise<Proof> {
  const { PasskeyProof } = await loaded();
  if (proof === Number(PasskeyProof.CODE)) return 'code';
  return proof === Number(PasskeyProof.PASSWORD) ? 'password' : 'recent-sign-in';
}

/** The user's passkeys, the oldest first. */
export const listPasskeys = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => {
      const { passkeys, proof, max, isAvailable } = await (await rpc()).listPasskeys({}, { signal });
      return {
        passkeys: passkeys.map(({ id, name, createdAt, usedAt, isSynced }): Passkey => ({
          ...{ id, name, isSynced },
          made: createdAt && timestampDate(createdAt),
          used: usedAt && timestampDate(usedAt),
        })),
        proof: await proofName(proof),
        max,
        isAvailable,
      };
    },
  });

/** The proof as a request has it. */
export const given = (proof: Proof, typed: string) => (proof === 'recent-sign-in' ? {} : { [proof]: typed });

/** What the browser makes a passkey from, for five minutes. */
export const beginPasskey = async (proof: Proof, typed: string): Promise<string> =>
  (await (await rpc()).beginPasskey(given(proof, typed))).optionsJson;

/** Shows the browser's own dialog, and adds the passkey that was made there. Fails with the browser's error, or with the server's. */
export async function makePasskey(optionsJson: string, name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = JSON.parse(optionsJson) as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await startRegistration({ optionsJSON: options });
  try {
    await (await rpc()).confirmPasskey({ responseJson: JSON.stringify(response), name });
  } catch (error) {
    // After a lost answer it may have been added.
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused) await forgetPasskey(options.rp.id ?? '', response.id);
    throw error;
  }
}

/**
 * Tells the browser, and through it the password manager, that a passkey cannot sign in any more. Old browsers cannot
 * be told.
 */
async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
  const { sendSignal } = await import('@simplewebauthn/browser');
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}

export const renamePasskey = async (id: string, name: string): Promise<void> => {
  await (await rpc()).renamePasskey({ id, name });
};

export const removePasskey = async (id: string, proof: Proof, typed: string): Promise<void> => {
  const { rpId, credentialId } = await (await rpc()).removePasskey({ id, ...given(proof, typed) });
  await forgetPasskey(rpId, credentialId);
};
