import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the browser asks the person's authenticator. 409 if the product is at an address that passkeys are not made for. */
export const passkeyOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  answer(api.POST('/api/auth/passkey/options'));

/** Signs in with what the authenticator signed. */
export const finishPasskeySignIn = ({
  id,
  rawId,
  type,
  response: { clientDataJSON, authenticatorData, signature, userHandle },
}: AuthenticationResponseJSON): Promise<components['schemas']['SignedIn']> =>
  answer(
    api.POST('/api/auth/passkey/signin', {
      body: {
        ...{ id, rawId, type },
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
      },
    }),
  );
