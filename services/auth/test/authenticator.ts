import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser or an authenticator says that is not so. */
export interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly userHandle?: string;
  readonly credentialId?: string;
  readonly counter?: number;
  /** The person was not asked for a fingerprint or a PIN. */
  readonly unverified?: boolean;
  /** An attestation statement, which the product never requests. */
  readonly attestation?: { readonly fmt: string; readonly statement: Map<string, unknown> };
}

interface Credential {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly key: KeyObject;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, shareable: 0x08, shared: 0x10, withCredential: 0x40 };

/** A software authenticator with its browser (WebAuthn, ES256): it makes passkeys and signs with them as real ones do. */
export class Authenticator {
  credential: Credential | undefined;
  counter = 0;

  constructor(
    readonly origin: string,
    /** A synced one shares its passkeys and does not count; another one counts its signatures. */
    readonly kind: 'synced' | 'counting' = 'synced',
  ) {}

  /** Makes a passkey from the options of a registration. */
  register(optionsJson: string, lie: Lie = {}): string {
    const { challenge, rp, user, excludeCredentials } = JSON.parse(optionsJson) as {
      challenge: string;
      rp: { id: string };
      user: { id: string };
      excludeCredentials: { id: string }[];
    };
    if (excludeCredentials.some(({ id }) => id === this.credential?.id)) throw new Error('InvalidStateError');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.credential = { id: id.toString('base64url'), rpId: rp.id, userHandle: user.id, key: privateKey };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, bytes(x)],
        [-3, bytes(y)],
      ] as const),
    ]);
    const attested = Buffer.concat([
      ...[Buffer.alloc(16), Buffer.from([0, id.length]), id],
      isoCBOR.encode(cose as never),
    ]);
    const authData = Buffer.concat([this.authData(lie, flags.withCredential), attested]);
    const { fmt = 'none', statement = new Map() } = lie.attestation ?? {};
    const attestation = new Map<string, unknown>([
      ...([
        ['fmt', fmt],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ] as const),
    ]);
    return this.answer(lie, {
      clientDataJSON: this.clientData('webauthn.create', challenge, lie).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  /** Signs the challenge of a sign-in. */
  signIn(challenge: string, lie: Lie = {}): string {
    if (!this.credential) throw new Error('there is no passkey');
    if (this.kind === 'counting') this.counter += 1;
    const authData = this.authData(lie);
    const clientData = this.clientData('webauthn.get', challenge, lie);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.credential.key);
    return this.answer(lie, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: lie.userHandle ?? this.credential.userHandle,
    });
  }

  private answer({ credentialId }: Lie, response: object): string {
    const id = credentialId ?? this.credential?.id;
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }

  private clientData(type: string, challenge: string, lie: Lie): Buffer {
    const { origin = this.origin, crossOrigin = false } = lie;
    return Buffer.from(JSON.stringify({ type: lie.type ?? type, challenge, origin, crossOrigin }));
  }

  private authData(lie: Lie, more = 0): Buffer {
    const verified = lie.unverified ? 0 : flags.verified;
    const shared = this.kind === 'synced' ? flags.shareable | flags.shared : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? this.counter);
    const rpIdHash = sha256(lie.rpId ?? this.credential?.rpId ?? '');
    return Buffer.concat([rpIdHash, Buffer.from([flags.present | verified | shared | more]), counter]);
  }
}

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
