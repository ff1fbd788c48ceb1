import { Type } from 'typebox';
import { Text } from '../../api/schemas';

export const PasskeyOptions = Type.Object(
  {
    challenge: Type.String({ description: 'In base64url; used once, within five minutes' }),
    rpId: Type.String({ description: 'The host name that passkeys are bound to' }),
    timeout: Type.Integer({ description: 'Milliseconds' }),
    allowCredentials: Type.Array(Type.Object({ id: Type.String(), type: Type.Literal('public-key') })),
    userVerification: Type.Literal('required'),
  },
  { $id: 'PasskeyOptions' },
);

/** Ids of credentials have at most 1,023 bytes. */
const CredentialId = Text(1_400, 'In base64url');

export const PasskeySignInBody = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    response: Type.Object({
      clientDataJSON: Text(4_000, 'In base64url'),
      authenticatorData: Text(4_000, 'In base64url'),
      signature: Text(2_000, 'In base64url'),
      userHandle: Type.Optional(Text(200, 'In base64url')),
    }),
    authenticatorAttachment: Type.Optional(Text(40)),
    clientExtensionResults: Type.Optional(Type.Object({}, { description: 'Not read' })),
  },
  {
    examples: [
      {
        ...{ id: 'Zr0yPq3mVb1nT8sKc5hJ2w', rawId: 'Zr0yPq3mVb1nT8sKc5hJ2w', type: 'public-key' },
        response: {
          clientDataJSON: 'Zr0yPq3mVb1nT8sKc5hJ2w',
          authenticatorData: 'Zr0yPq3mVb1nT8sKc5hJ2w',
          signature: 'Zr0yPq3mVb1nT8sKc5hJ2w',
          userHandle: 'dTE',
        },
      },
    ],
  },
);
