import { documentSchema, isDuplicateKey, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  filledOutbox,
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Board, Piece, WeeklyMail } from '../../boards/board';
import type { BoardLink, BoardStore } from '../../ports';

interface BoardDocument extends HasOutbox {
  /** `<space>:<maker>:<slot>`: there are as many slots as boards of a person. */
  _id: string;
  boardId: string;
  space: string;
  makerId: string;
  name: string;
  isShared: boolean;
  pieces: Piece[];
  version: number;
  changedAt: Date;
  weekly: WeeklyMail;
}

const boardSchema = documentSchema<BoardDocument>(
  {
    _id: { type: String, required: true },
    boardId: { type: String, required: true },
    space: { type: String, required: true },
    makerId: { type: String, required: true },
    name: { type: String, required: true },
    isShared: { type: Boolean, required: true },
    // The shape of a piece is defined by the domain.
    pieces: { type: [Schema.Types.Mixed], default: [] } as never,
    version: { type: Number, required: true },
    changedAt: { type: Date, required: true },
    weekly: {
      isOn: { type: Boolean, required: true },
      recipients: { type: [String], default: [] },
      restaurantId: { type: String, required: true },
      nextAt: Date,
    } as never,
    ...outboxFields,
  },
  { collection: 'boards', versionKey: false },
);
boardSchema.index({ space: 1 });
boardSchema.index({ boardId: 1 }, { unique: true });
// For those who leave.
boardSchema.index({ makerId: 1 });
boardSchema.index({ 'weekly.recipients': 1 });
// For the deletion of a restaurant.
boardSchema.index({ 'pieces.restaurantId': 1 });

boardSchema.index(
  { 'weekly.nextAt': 1 },
  { partialFilterExpression: { 'weekly.nextAt': { $exists: true } } },
);
for (const [fields, options] of outboxIndexes) boardSchema.index(fields, options);

interface LinkDocument {
  /** The hash of its token. */
  _id: string;
  boardId: string;
  userId: string;
  expiresAt: Date;
}

const linkSchema = documentSchema<LinkDocument>(
  {
    _id: { type: String, required: true },
    boardId: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'board_links', versionKey: false },
);
linkSchema.index({ boardId: 1 });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collection whose events the relay publishes. */
export const boardCollection = 'boards';

/** More boards of one owner than any list shows. */
const maxListed = 500;

/** The collection `boards`. */
export class MongoBoards implements BoardStore {
  private readonly model: Model<BoardDocument>;
  private readonly links: Model<LinkDocument>;
  private readonly all: VersionedCollection<BoardDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<BoardDocument>('Boards', boardSchema);
    this.links = connection.model<LinkDocument>('BoardLinks', linkSchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async list(space: string): Promise<Board[]> {
    const found = await this.model.find({ space }).select('-outbox').limit(maxListed).lean<BoardDocument[]>();
    return found.map(toBoard);
  }

  async find(space: string, boardId: string): Promise<Board | undefined> {
    const found = await this.all.findOne({ boardId, space });
    return found ? toBoard(found) : undefined;
  }

  async insert(board: Board, most: number): Promise<boolean> {
    const { id: boardId, space, makerId, pieces, ...content } = board;
    const used = await this.model.countDocuments({ space, makerId });
    for (let slot = used, tries = 0; tries < most; tries += 1, slot += 1)
      try {
        const _id = `${space}:${makerId}:${slot % most}`;
        const fields = { _id, boardId, space, makerId, pieces: [...pieces], ...content };
        await this.model.create({ ...fields, ...filledOutbox([]) } as never);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    return false;
  }

  async replace({ id: boardId, space, pieces, version, weekly, ...content }: Board): Promise<boolean> {
    const { name, isShared, changedAt } = content;
    const { isOn, recipients, restaurantId, nextAt } = weekly;
    const mail = { isOn, recipients: [...recipients], restaurantId, ...(nextAt ? { nextAt } : {}) };
    const { matchedCount } = await this.model.updateOne(
      { boardId, space, version: version - 1 },
      { $set: { name, isShared, pieces: [...pieces], version, changedAt, weekly: mail } as never },
    );
    return matchedCount === 1;
  }

  async remove(boardId: string): Promise<void> {
    await this.model.deleteOne({ boardId });
    await this.links.deleteMany({ boardId });
  }

  async removeRecipient(boardId: string, userId: string): Promise<void> {
    await this.model.updateOne({ boardId, 'weekly.recipients': userId } as never, {
      $pull: { 'weekly.recipients': userId } as never,
      $inc: { version: 1 },
    });
  }

  async due(now: Date, max: number): Promise<Board[]> {
    const found = await this.model
      .find({ 'weekly.nextAt': trusted({ $lte: now }) } as never)
      .select('-outbox')
      .sort({ 'weekly.nextAt': 1 })
      .limit(max)
      .lean<BoardDocument[]>();
    return found.map(toBoard);
  }

  async noteMailed({ id, weekly }: Board, nextAt: Date, event: OutboxEntry | undefined): Promise<boolean> {
    const document = await this.all.findOne({ boardId: id });
    if (!document) return false;
    // The moment for which it was due: of two processes, and of a mail and a change at the same time, one is first.
    const condition = { 'weekly.nextAt': weekly.nextAt } as never;
    const change = { $set: { 'weekly.nextAt': nextAt } as never };
    return this.all.update(document._id, condition, change, event ? [event] : []);
  }

  async addLink({ hash, ...link }: BoardLink): Promise<void> {
    await this.links.create({ _id: hash, ...link });
  }

  async findLink(hash: string): Promise<BoardLink | undefined> {
    const found = await this.links.findById(hash).lean<LinkDocument>();
    return found
      ? { hash, boardId: found.boardId, userId: found.userId, expiresAt: found.expiresAt }
      : undefined;
  }

  /** Takes the pieces of a deleted restaurant from all boards, and deletes the boards that it had as one for tests. */
  async removeRestaurant(restaurantId: string): Promise<void> {
    await this.model.updateMany({ 'pieces.restaurantId': restaurantId } as never, {
      $pull: { pieces: { restaurantId } } as never,
      $inc: { version: 1 },
    });
    await this.model.deleteMany({ space: restaurantId });
  }

  /** Deletes what only somebody who works nowhere any more could see, and their mails. */
  async removePerson(userId: string, spaces: readonly string[]): Promise<void> {
    const elsewhere = { $nin: [...spaces] };
    await this.model.deleteMany({ makerId: userId, isShared: false, space: trusted(elsewhere) } as never);
    await this.model.updateMany(
      { 'weekly.recipients': userId, space: trusted(elsewhere) } as never,
      { $pull: { 'weekly.recipients': userId }, $inc: { version: 1 } } as never,
    );
  }

  /** Deletes the boards of an owner who has no restaurant any more. */
  async removeSpace(space: string): Promise<void> {
    await this.model.deleteMany({ space });
  }
}

const toBoard = ({ boardId: id, space, makerId, name, isShared, ...board }: BoardDocument): Board => {
  const { pieces, version, changedAt, weekly } = board;
  return { id, space, makerId, name, isShared, pieces, version, changedAt, weekly };
};
