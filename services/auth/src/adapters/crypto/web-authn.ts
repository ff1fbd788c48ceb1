import { isIP } from 'node:net';
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { cose, decodeAttestationObject, decodeClientDataJSON, isoCBOR } from '@simplewebauthn/server/helpers';
import { maxResponseLength, passkeyChallengeMs } from '../../domain/passkey';
import type { WebAuthn } from '../../ports';

/**
 * What authenticators make, and every version of Node verifies: the library would add an algorithm that only newer ones know, and the
 * processes of a service may run on several.
 */
const algorithms = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256];

/** Longer ones are not from a browser. */
const maxTransports = 8;

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
/** The id of a user as authenticators store it beside a passkey. */
const handleOf = (userId: string) => Buffer.from(userId, 'utf8').toString('base64url');

/**
 * WebAuthn for the pages at one origin. Browsers make passkeys only for a host name, and only where the connection is trusted, as by
 * HTTPS or on the same machine. An answer counts for this origin only, not for others of the same host name (ACCOUNT-24).
 */
export function createWebAuthn(origin: string): WebAuthn {
  const { hostname, protocol, origin: expectedOrigin } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });
  return {
    rpId: isName && (protocol === 'https:' || isLocal) ? hostname : undefined,
    async registrationOptions(user, known, challenge) {
      const options = await generateRegistrationOptions({
        rpName: 'Tablewell',
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(user.id, 'utf8')),
        userName: user.email,
        userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
        challenge: bytesOf(challenge),
        timeout: passkeyChallengeMs,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({
          id,
          transports: [...transports],
        })),
      });
      return JSON.stringify(options);
    },
    read(responseJson) {
      if (responseJson.length > maxResponseLength) return undefined;
      try {
        const { id, response } = JSON.parse(responseJson) as AuthenticationResponseJSON;
        const { challenge } = decodeClientDataJSON(response.clientDataJSON);
        return typeof id === 'string' && typeof challenge === 'string'
          ? { credentialId: id, challenge }
          : undefined;
      } catch {
        return undefined;
      }
    },
    verifyRegistration(responseJson, challenge) {
      return ifAccepted(async () => {
        const given = JSON.parse(responseJson) as RegistrationResponseJSON;
        refuseFrames(given.response.clientDataJSON);
        const response = { ...given, response: withoutAttestation(given.response) };
        const verified = await verifyRegistrationResponse({
          ...expected(challenge),
          response,
          supportedAlgorithmIDs: algorithms,
        });
        if (!verified.verified) return undefined;
        const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: textOf(credential.publicKey),
          counter: credential.counter,
          transports: transportsOf(given),
          deviceType: credentialDeviceType,
          backedUp: credentialBackedUp,
        };
      });
    },
    verifySignIn(responseJson, challenge, passkey) {
      return ifAccepted(async () => {
        const response = JSON.parse(responseJson) as AuthenticationResponseJSON;
        refuseFrames(response.response.clientDataJSON);
        // The library compares ids only on the page's side.
        if (response.response.userHandle !== handleOf(passkey.userId)) return undefined;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(challenge),
          response,
          credential: {
            id: passkey.credentialId,
            publicKey: bytesOf(passkey.publicKey),
            // Compared by the use case, once the signature is known to be right: a copy is told to the owner.
            counter: 0,
          },
        });
        if (!verified) return undefined;
        const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
        return { counter: newCounter, deviceType: credentialDeviceType, backedUp: credentialBackedUp };
      });
    },
  };
}

/** The product's pages are in no frame of another site, and the library refuses those only if the browser names the other site. */
function refuseFrames(clientDataJson: string): void {
  if (decodeClientDataJSON(clientDataJson).crossOrigin) throw new Error('signed in a frame of another site');
}

/**
 * The answer without a statement about who made the authenticator. None is asked for, some send one all the same, and to verify it the
 * library would fetch what addresses in it say.
 */
function withoutAttestation(response: RegistrationResponseJSON['response']) {
  const authData = decodeAttestationObject(bytesOf(response.attestationObject)).get('authData');
  const none = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return { ...response, attestationObject: textOf(isoCBOR.encode(none as never)) };
}

const transportsOf = ({ response }: RegistrationResponseJSON): string[] =>
  (Array.isArray(response.transports) ? (response.transports as unknown[]) : [])
    .filter((each): each is string => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each))
    .slice(0, maxTransports);

/** The library throws on each answer that it does not accept; why is of no use to the caller. */
const ifAccepted = <T>(work: () => Promise<T | undefined>): Promise<T | undefined> =>
  work().catch(() => undefined);
