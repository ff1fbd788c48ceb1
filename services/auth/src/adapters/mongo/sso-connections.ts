import type { WithheldPermission } from '@tablewell/chassis/access';
import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  withoutOutbox,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import { noRoleClaim, type RoleClaim, type RoleRule } from '../../domain/role-claim';
import type { ScimToken, SsoConnection, SsoDomain } from '../../domain/sso';
import type { SsoConnections } from '../../sso-ports';

interface ConnectionDocument
  extends
    HasOutbox,
    Omit<SsoConnection, 'ownerId' | 'domains' | 'tokens' | 'defaultWithheld' | keyof RoleClaim> {
  /** The owner's id: an owner has one connection. */
  _id: string;
  domains: SsoDomain[];
  tokens: ScimToken[];
  /** Absent in connections of releases before, as the next two. */
  defaultWithheld?: WithheldPermission[];
  roleClaim?: string;
  roleRules?: RoleRule[];
  /** It was removed; the document stays until its last events are published. */
  removedAt: Date | null;
}

export const ssoCollection = 'sso_connections';

const date = { type: Date, default: null };
const connectionSchema = documentSchema<ConnectionDocument>(
  {
    _id: { type: String, required: true },
    mark: { type: String, required: true },
    issuer: { type: String, required: true },
    clientId: { type: String, required: true },
    secret: { type: String, required: true },
    domains: {
      type: [
        { _id: false, name: String, token: String, provenAt: date, checkedAt: date, missingSince: date },
      ],
      default: [],
    },
    state: { type: String, required: true },
    defaultRole: { type: String, required: true },
    defaultWithheld: { type: [String], default: [] },
    roleClaim: { type: String, default: '' },
    roleRules: { type: [{ _id: false, value: String, role: String }], default: [] },
    testedAt: date,
    tokens: {
      type: [{ _id: false, id: String, hash: String, ending: String, createdAt: Date, lastUsedAt: date }],
      default: [],
    },
    removedAt: date,
    ...outboxFields,
  },
  { collection: ssoCollection, versionKey: false },
);
connectionSchema.index({ issuer: 1, clientId: 1 });
connectionSchema.index({ 'tokens.hash': 1 });
for (const [fields, options] of outboxIndexes) connectionSchema.index(fields, options);

const alive = { removedAt: null };

/** The collection `sso_connections`. */
export class MongoSsoConnections implements SsoConnections {
  private readonly model: Model<ConnectionDocument>;
  private readonly all: VersionedCollection<ConnectionDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<ConnectionDocument>('SsoConnection', connectionSchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async find(ownerId: string): Promise<SsoConnection | undefined> {
    return toConnection(await this.all.findOne({ _id: ownerId, ...alive }));
  }

  async findByClient(issuer: string, clientId: string): Promise<SsoConnection[]> {
    const found = await this.all.find({ issuer, clientId, ...alive });
    return found.flatMap((document) => toConnection(document) ?? []);
  }

  async findByToken(hash: string): Promise<SsoConnection | undefined> {
    return toConnection(await this.all.findOne({ 'tokens.hash': hash, ...alive }));
  }

  async insert(connection: SsoConnection, events: readonly OutboxEntry[]): Promise<boolean> {
    const { ownerId, ...fields } = toFields(connection);
    if (await this.all.insert({ _id: ownerId, ...fields, removedAt: null }, events)) return true;
    // One that was removed gives its place.
    const gone = { removedAt: trusted({ $ne: null }) };
    return this.all.update(ownerId, gone, { $set: { ...fields, removedAt: null } }, events);
  }

  replace(connection: SsoConnection, before: string, events: readonly OutboxEntry[]): Promise<boolean> {
    const { ownerId, ...fields } = toFields(connection);
    return this.all.update(ownerId, { mark: before, ...alive }, { $set: fields }, events);
  }

  async remove(ownerId: string, at: Date, events: readonly OutboxEntry[]): Promise<void> {
    const nothing = { issuer: '-', clientId: '-', secret: '-', state: 'off' } as const;
    const $set = { ...nothing, domains: [], tokens: [], roleClaim: '', roleRules: [], removedAt: at };
    await this.all.update(ownerId, alive, { $set }, events);
  }

  async noteTokenUse({ ownerId, mark, tokens }: SsoConnection, tokenId: string, at: Date): Promise<void> {
    const used = tokens.map((token) => (token.id === tokenId ? { ...token, lastUsedAt: at } : token));
    // After a concurrent change, the next use is recorded.
    await this.model.updateOne({ _id: ownerId, mark }, { $set: { tokens: used } });
  }
}

const toFields = (connection: SsoConnection) => ({
  ...connection,
  domains: [...connection.domains],
  tokens: [...connection.tokens],
  defaultWithheld: [...connection.defaultWithheld],
  roleRules: [...connection.roleRules],
});

function toConnection(document: ConnectionDocument | null): SsoConnection | undefined {
  if (!document) return undefined;
  const {
    _id: ownerId,
    removedAt: _removedAt,
    defaultWithheld = [],
    roleClaim = noRoleClaim.roleClaim,
    roleRules = noRoleClaim.roleRules,
    ...connection
  } = withoutOutbox(document);
  return { ownerId, ...connection, defaultWithheld, roleClaim, roleRules };
}
