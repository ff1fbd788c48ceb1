import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { CalendarFeed } from '../../evening/calendar-feed';
import type { CalendarFeeds } from '../../ports';

interface FeedDocument {
  /** `<restaurant>:<slot>`: there are as many slots as calendars of a restaurant. */
  _id: string;
  feedId: string;
  restaurantId: string;
  /** The hash of its secret. */
  hash: string;
  name: string;
  area: string;
  showsNames: boolean;
  createdAt: Date;
  /** Absent in documents of earlier releases, as `addressAt` is. */
  madeBy?: string;
  /** When its address was made, by the clock of this machine. Events are dated by the clock of theirs, not by a restaurant's. */
  addressAt?: Date;
  endedAt?: Date;
  lastReadAt?: Date;
}

const feedSchema = documentSchema<FeedDocument>(
  {
    _id: { type: String, required: true },
    feedId: { type: String, required: true },
    restaurantId: { type: String, required: true },
    hash: { type: String, required: true },
    name: { type: String, required: true },
    area: { type: String, default: '' },
    showsNames: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    madeBy: { type: String, default: '' },
    addressAt: Date,
    endedAt: Date,
    lastReadAt: Date,
  },
  { collection: 'calendar_feeds', versionKey: false },
);
feedSchema.index({ restaurantId: 1 });
feedSchema.index({ hash: 1 }, { unique: true });
feedSchema.index({ madeBy: 1 });

/** The collection `calendar_feeds`. */
export class MongoCalendarFeeds implements CalendarFeeds {
  readonly model: Model<FeedDocument>;

  constructor(
    connection: Connection,
    private readonly clock: () => Date,
  ) {
    this.model = connection.model<FeedDocument>('CalendarFeeds', feedSchema);
  }

  async list(restaurantId: string): Promise<CalendarFeed[]> {
    const found = await this.model.find({ restaurantId }).lean<FeedDocument[]>();
    return found.map(toFeed).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  async find(hash: string): Promise<CalendarFeed | undefined> {
    const found = await this.model.findOne({ hash }).lean<FeedDocument>();
    return found ? toFeed(found) : undefined;
  }

  async insert({ id, ...feed }: CalendarFeed, hash: string, most: number): Promise<boolean> {
    const { restaurantId } = feed;
    for (let slot = await this.model.countDocuments({ restaurantId }), tries = 0; tries < most; tries += 1) {
      try {
        const address = { hash, addressAt: this.clock() };
        await this.model.create({ _id: `${restaurantId}:${slot % most}`, feedId: id, ...address, ...feed });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        slot += 1;
      }
    }
    return false;
  }

  async replaceAddress(
    { restaurantId, id }: Pick<CalendarFeed, 'restaurantId' | 'id'>,
    address: { readonly hash: string; readonly madeBy: string },
  ): Promise<CalendarFeed | undefined> {
    const replaced = await this.model
      .findOneAndUpdate(
        { restaurantId, feedId: id },
        { $set: { ...address, addressAt: this.clock() }, $unset: { endedAt: '', lastReadAt: '' } },
        { returnDocument: 'after' },
      )
      .lean<FeedDocument>();
    return replaced ? toFeed(replaced) : undefined;
  }

  async endThoseOf(userId: string, keptAt: readonly string[], at: Date, until?: Date): Promise<void> {
    const theirs = {
      ...{ madeBy: userId, restaurantId: trusted({ $nin: [...keptAt] }) },
      ...(until ? { addressAt: trusted({ $lte: until }) } : {}),
      endedAt: trusted({ $exists: false }),
    };
    await this.model.updateMany(theirs, { $set: { endedAt: at } });
  }

  async end({
    restaurantId,
    id,
    madeBy,
  }: Pick<CalendarFeed, 'restaurantId' | 'id' | 'madeBy'>): Promise<void> {
    await this.model.updateOne({ restaurantId, feedId: id, madeBy }, { $set: { endedAt: this.clock() } });
  }

  async remove(restaurantId: string, feedId: string): Promise<void> {
    await this.model.deleteOne({ restaurantId, feedId });
  }

  async noteRead({ restaurantId, id }: CalendarFeed, at: Date): Promise<void> {
    await this.model.updateOne({ restaurantId, feedId: id }, { $set: { lastReadAt: at } });
  }
}

const toFeed = ({
  _id,
  hash: _hash,
  addressAt: _at,
  feedId: id,
  madeBy = '',
  ...feed
}: FeedDocument): CalendarFeed => ({
  id,
  madeBy,
  ...feed,
});
