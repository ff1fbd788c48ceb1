import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  pushToOutbox,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Invitation } from '../../domain/invitation';
import type { Invitations } from '../../ports';

interface InvitationDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  email: string;
  role: Invitation['role'];
  /** Hash of the link's token; null once the invitation is closed. */
  tokenHash: string | null;
  /** Until when an acceptance that has begun may be running. */
  acceptingUntil?: Date;
  expiresAt: Date;
  /** Absent in documents of earlier releases, and if it is nothing. */
  withheld?: Invitation['withheld'];
  /** Absent in documents of earlier releases, and if it is to one restaurant. */
  isToAll?: boolean;
}

const collectionName = 'invitations';
/** Longer than an acceptance takes. */
const acceptingMs = 60_000;

const invitationSchema = documentSchema<InvitationDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, required: true },
    tokenHash: { type: String, default: null },
    acceptingUntil: Date,
    expiresAt: { type: Date, required: true },
    withheld: { type: [String], default: undefined },
    isToAll: Boolean,
    ...outboxFields,
  },
  { collection: collectionName, versionKey: false },
);
invitationSchema.index({ restaurantId: 1, email: 1 });
invitationSchema.index({ email: 1 });
invitationSchema.index({ tokenHash: 1 });
invitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
for (const [fields, options] of outboxIndexes) invitationSchema.index(fields, options);

function invitationModel(connection: Connection): Model<InvitationDocument> {
  return connection.model<InvitationDocument>('Invitation', invitationSchema);
}

function toInvitation(document: InvitationDocument | null): Invitation | undefined {
  if (!document) return undefined;
  const { _id: id, restaurantId, email, role, expiresAt, withheld, isToAll } = document;
  return {
    ...{ id, restaurantId, email, role, expiresAt },
    ...(withheld ? { withheld } : {}),
    ...(isToAll ? { isToAll } : {}),
  };
}

/** The open invitations of a restaurant that are not being accepted. */
const waiting = (restaurantId: string, now: Date) => ({
  restaurantId,
  tokenHash: trusted({ $ne: null }),
  acceptingUntil: trusted({ $not: { $gt: now } }),
});

/** Invitations in MongoDB. A closed invitation stays until it would have expired, so that its events are published. */
export class MongoInvitations implements Invitations {
  private readonly model: Model<InvitationDocument>;
  private readonly all: VersionedCollection<InvitationDocument>;

  constructor(
    connection: Connection,
    private readonly enqueueEvents: ServiceKit['enqueueEvents'],
  ) {
    this.model = invitationModel(connection);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async list(restaurantId: string, now: Date): Promise<Invitation[]> {
    const open = { ...waiting(restaurantId, now), expiresAt: trusted({ $gt: now }) };
    const documents = await this.all.find(open, { email: 1 });
    return documents.flatMap((document) => toInvitation(document) ?? []);
  }

  async put(
    invitation: Invitation,
    { hash, toEvent }: { hash: string; toEvent: (invitation: Invitation) => OutboxEntry },
  ): Promise<Invitation> {
    const { id, restaurantId, email, ...rest } = invitation;
    const entry = toEvent(invitation);
    // Closes the open invitation to this address, if there is one.
    await this.model.updateMany({ restaurantId, email }, { $set: { tokenHash: null } });
    await this.model.updateOne(
      { _id: id },
      { $set: { restaurantId, email, ...rest, tokenHash: hash }, ...pushToOutbox([entry]) },
      { upsert: true },
    );
    this.enqueueEvents(collectionName, id, [entry]);
    return invitation;
  }

  async peek(hash: string, now: Date): Promise<Invitation | undefined> {
    return toInvitation(
      await this.model
        .findOne({ tokenHash: hash, expiresAt: trusted({ $gt: now }) })
        .lean<InvitationDocument>(),
    );
  }

  async beginAccepting(hash: string, now: Date): Promise<Invitation | undefined> {
    return toInvitation(
      await this.model
        .findOneAndUpdate(
          { tokenHash: hash, expiresAt: trusted({ $gt: now }) },
          { $set: { acceptingUntil: new Date(now.getTime() + acceptingMs) } },
        )
        .lean<InvitationDocument>(),
    );
  }

  async close(hash: string): Promise<void> {
    await this.model.updateOne({ tokenHash: hash }, { $set: { tokenHash: null } });
  }

  async remove(
    restaurantId: string,
    id: string,
    now: Date,
    toEvent: (invitation: Invitation) => OutboxEntry,
  ): Promise<Invitation | undefined> {
    const stillOpen = waiting(restaurantId, now);
    const invitation = toInvitation(await this.all.findOne({ _id: id, ...stillOpen }));
    if (!invitation) return undefined;
    const close = { $set: { tokenHash: null } };
    const isClosed = await this.all.update(id, stillOpen, close, [toEvent(invitation)]);
    return isClosed ? invitation : undefined;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.updateMany({ restaurantId }, { $set: { tokenHash: null } });
  }

  async openTo(
    email: string,
    restaurantIds: readonly string[],
    now: Date,
  ): Promise<{ invitation: Invitation; hash: string }[]> {
    const open = { tokenHash: trusted({ $ne: null }), expiresAt: trusted({ $gt: now }) };
    const at = { email, restaurantId: trusted({ $in: [...restaurantIds] }) };
    const found = await this.all.find({ ...at, ...open });
    return found.flatMap((document) => {
      const invitation = toInvitation(document);
      return invitation && document.tokenHash ? [{ invitation, hash: document.tokenHash }] : [];
    });
  }
}
