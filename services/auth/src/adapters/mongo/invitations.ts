import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  pushToOutbox,
  type ServiceKit,
} from '@tablewell/chassis';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Invitation } from '../../domain/invitation';
import type { Invitations } from '../../ports';

interface InvitationDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  email: string;
  role: Invitation['role'];
  /** Hash of the link's token; null once it opens nothing any more. */
  tokenHash: string | null;
  expiresAt: Date;
}

const collectionName = 'invitations';

const invitationSchema = new Schema<InvitationDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, required: true },
    tokenHash: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    ...outboxFields,
  },
  { collection: collectionName, versionKey: false },
);
invitationSchema.index({ restaurantId: 1, email: 1 });
invitationSchema.index({ tokenHash: 1 });
invitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
for (const [fields, options] of outboxIndexes) invitationSchema.index(fields, options);

function invitationModel(connection: Connection): Model<InvitationDocument> {
  return connection.model<InvitationDocument>('Invitation', invitationSchema);
}

function toInvitation(document: InvitationDocument | null): Invitation | undefined {
  if (!document) return undefined;
  const { _id: id, restaurantId, email, role, expiresAt } = document;
  return { id, restaurantId, email, role, expiresAt };
}

/** Open invitations in MongoDB. One that is closed stays until it would have run out, so that its event goes out. */
export class MongoInvitations implements Invitations {
  private readonly model: Model<InvitationDocument>;

  constructor(
    connection: Connection,
    private readonly announce: ServiceKit['announce'],
  ) {
    this.model = invitationModel(connection);
  }

  async list(restaurantId: string, now: Date): Promise<Invitation[]> {
    const documents = await this.model
      .find({ restaurantId, tokenHash: trusted({ $ne: null }), expiresAt: trusted({ $gt: now }) })
      .sort({ email: 1 })
      .select('-outbox')
      .lean<InvitationDocument[]>();
    return documents.flatMap((document) => toInvitation(document) ?? []);
  }

  async put(
    invitation: Invitation,
    { hash, told }: { hash: string; told: (made: Invitation) => OutboxEntry },
  ): Promise<Invitation> {
    const { id, restaurantId, email, ...rest } = invitation;
    const entry = told(invitation);
    // The one before, if any: its link opens nothing from here on.
    await this.model.updateMany({ restaurantId, email }, { $set: { tokenHash: null } });
    await this.model.updateOne(
      { _id: id },
      { $set: { restaurantId, email, ...rest, tokenHash: hash }, ...pushToOutbox([entry]) },
      { upsert: true },
    );
    this.announce(collectionName, id, [entry]);
    return invitation;
  }

  async peek(hash: string, now: Date): Promise<Invitation | undefined> {
    return toInvitation(
      await this.model
        .findOne({ tokenHash: hash, expiresAt: trusted({ $gt: now }) })
        .lean<InvitationDocument>(),
    );
  }

  async take(hash: string, now: Date): Promise<Invitation | undefined> {
    return toInvitation(
      await this.model
        .findOneAndUpdate(
          { tokenHash: hash, expiresAt: trusted({ $gt: now }) },
          { $set: { tokenHash: null } },
        )
        .lean<InvitationDocument>(),
    );
  }

  async remove(
    restaurantId: string,
    id: string,
    tell: (invitation: Invitation) => OutboxEntry,
  ): Promise<Invitation | undefined> {
    const open = { _id: id, restaurantId, tokenHash: trusted({ $ne: null }) };
    const invitation = toInvitation(await this.model.findOne(open).lean<InvitationDocument>());
    if (!invitation) return undefined;
    const entry = tell(invitation);
    const { matchedCount } = await this.model.updateOne(open, {
      $set: { tokenHash: null },
      ...pushToOutbox([entry]),
    });
    if (matchedCount === 0) return undefined;
    this.announce(collectionName, id, [entry]);
    return invitation;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.updateMany({ restaurantId }, { $set: { tokenHash: null } });
  }
}
