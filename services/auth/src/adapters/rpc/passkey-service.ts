import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import {
  PasskeyProof,
  PasskeyService,
  PasskeySignInService,
} from '@tablewell/proto/auth/v1/passkey_service_pb';
import { maxPasskeys, type Passkey, type PersonProof } from '../../domain/passkey';
import type { Ports } from '../../ports';
import { beginPasskeySignIn, finishPasskeySignIn } from '../../use-cases/passkey-sign-in';
import * as passkeys from '../../use-cases/passkeys';
import { toTokensMessage, toUserMessage } from '../mapping';

/** What proves a person, in the contracts. */
export const proofs: Record<PersonProof, PasskeyProof> = {
  password: PasskeyProof.PASSWORD,
  code: PasskeyProof.CODE,
  'recent-sign-in': PasskeyProof.RECENT_SIGN_IN,
};

const toMessage = ({ id, name, createdAt, usedAt, backedUp }: Passkey) => ({
  id,
  name,
  createdAt: timestampFromDate(createdAt),
  ...(usedAt ? { usedAt: timestampFromDate(usedAt) } : {}),
  isSynced: backedUp,
});

/** `PasskeyService` on the use cases. */
export function passkeyService(ports: Ports): Implementation {
  const cases = {
    list: passkeys.listPasskeys(ports),
    begin: passkeys.beginPasskey(ports),
    confirm: passkeys.confirmPasskey(ports),
    rename: passkeys.renamePasskey(ports),
    remove: passkeys.removePasskey(ports),
  };
  return implement(PasskeyService, {
    async listPasskeys(_request, { values }) {
      const list = orThrowRefusal(await cases.list(values.get(actorKey)));
      return {
        passkeys: list.passkeys.map(toMessage),
        proof: proofs[list.proof],
        max: maxPasskeys,
        isAvailable: list.isAvailable,
      };
    },
    async beginPasskey(proof, { values }) {
      return { optionsJson: orThrowRefusal(await cases.begin(values.get(actorKey), proof)) };
    },
    async confirmPasskey(given, { values }) {
      return { passkey: toMessage(orThrowRefusal(await cases.confirm(values.get(actorKey), given))) };
    },
    async renamePasskey(given, { values }) {
      return { passkey: toMessage(orThrowRefusal(await cases.rename(values.get(actorKey), given))) };
    },
    async removePasskey({ id, ...proof }, { values }) {
      const { credentialId } = orThrowRefusal(await cases.remove(values.get(actorKey), id, proof));
      return { rpId: ports.webAuthn.rpId ?? '', credentialId };
    },
  });
}

/** `PasskeySignInService` on the use cases. */
export function passkeySignInService(ports: Ports): Implementation {
  const cases = { begin: beginPasskeySignIn(ports), finish: finishPasskeySignIn(ports) };
  return implement(PasskeySignInService, {
    async beginPasskeySignIn() {
      return orThrowRefusal(await cases.begin());
    },
    async finishPasskeySignIn({ responseJson }) {
      const { user, tokens } = orThrowRefusal(await cases.finish(responseJson));
      return { user: toUserMessage(user), tokens: toTokensMessage(tokens) };
    },
  });
}
