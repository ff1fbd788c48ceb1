import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Person } from '../../boards/board';
import type { FeedMakers, PeopleStore } from '../../ports';

interface PersonDocument {
  /** The user. */
  _id: string;
  /** The time of the event: memberships have no version. */
  version: number;
  name: string;
  email: string;
  restaurantIds: string[];
  /**
   * The restaurants at which the contacts of guests are withheld from the person, also those that the person has left since: ids that
   * were read there are still known. Absent in documents of earlier releases.
   */
  withoutContactsAt?: string[];
  /** Where the person may make calendars, by the latest change of memberships; absent before the first one of this release. */
  feedsAt?: string[];
  /** The time of that change. A sign-in, which may have read the person before the change, does not count. */
  feedsVersion?: number;
}

const personSchema = documentSchema<PersonDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    restaurantIds: { type: [String], default: [] },
    withoutContactsAt: { type: [String], default: undefined },
    feedsAt: { type: [String], default: undefined },
    feedsVersion: Number,
  },
  { collection: 'people', versionKey: false },
);
personSchema.index({ restaurantIds: 1 });
personSchema.index({ withoutContactsAt: 1 });

const maxPeople = 200;

/** Read copies of the people who work in restaurants, by the events of their memberships and sign-ins. */
export class MongoPeople implements PeopleStore, FeedMakers {
  private readonly model: Model<PersonDocument>;
  private readonly copies: ReadModel<PersonDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<PersonDocument>('People', personSchema);
    this.copies = new ReadModel(this.model);
  }

  async workingAt(restaurantIds: readonly string[]): Promise<Person[]> {
    const found = await this.model
      .find({ restaurantIds: trusted({ $in: [...restaurantIds] }) })
      .limit(maxPeople)
      .lean<PersonDocument[]>();
    return found.map(toPerson);
  }

  async find(userIds: readonly string[]): Promise<Person[]> {
    const found = await this.model.find({ _id: trusted({ $in: [...userIds] }) }).lean<PersonDocument[]>();
    return found.map(toPerson).filter(({ restaurantIds }) => restaurantIds.length > 0);
  }

  async lackedContactsUntil(restaurantId: string): Promise<number> {
    const people = await this.model
      .find({ withoutContactsAt: restaurantId })
      .select('restaurantIds version')
      .limit(maxPeople)
      .lean<Pick<PersonDocument, 'restaurantIds' | 'version'>[]>();
    const isEndless =
      people.length === maxPeople || people.some(({ restaurantIds }) => restaurantIds.includes(restaurantId));
    // A person who has left did so before the latest state of what they have left.
    return isEndless ? Infinity : Math.max(...people.map(({ version }) => version));
  }

  async mayMakeFeeds(userId: string, restaurantId: string): Promise<boolean> {
    const person = await this.model
      .findById(userId)
      .select('feedsAt')
      .lean<Pick<PersonDocument, 'feedsAt'>>();
    return person?.feedsAt?.includes(restaurantId) ?? true;
  }

  async noteFeedPlaces(userId: string, restaurantIds: readonly string[], at: Date): Promise<boolean> {
    const feedsVersion = at.getTime();
    const notLater = [{ feedsVersion: null }, { feedsVersion: trusted({ $lte: feedsVersion }) }];
    const change = { $set: { feedsAt: [...restaurantIds], feedsVersion } };
    return (await this.model.updateOne({ _id: userId, $or: notLater }, change)).matchedCount > 0;
  }

  /**
   * Stores the state of a person from an instant on. For a person without a restaurant only the id is kept, and where
   * contacts were withheld. Where contacts are withheld changes only at the restaurants that the new state mentions.
   */
  async put({ userId, restaurantIds, ...person }: Person, contacts: SaidContacts, at: Date): Promise<void> {
    const { name, email } = restaurantIds.length > 0 ? person : { name: '', email: '' };
    const version = at.getTime();
    const fields = { name, email, restaurantIds: [...restaurantIds] };
    await this.copies.put(userId, version, fields, { withoutContactsAt: [...contacts.withheldAt] });
    await this.withhold(userId, contacts.withheldAt, version);
    if (contacts.shownAt.length === 0) return;
    const shown = { withoutContactsAt: trusted({ $in: [...contacts.shownAt] }) };
    await this.model.updateOne({ _id: userId, version }, { $pull: shown });
  }

  /** Notes where contacts are withheld, unless a later state, which may have been stored already, says something of that place. */
  private async withhold(userId: string, restaurantIds: readonly string[], version: number): Promise<void> {
    if (restaurantIds.length === 0) return;
    const earlier = { _id: userId, version: trusted({ $lte: version }) };
    const change = { $addToSet: { withoutContactsAt: trusted({ $each: [...restaurantIds] }) } };
    if ((await this.model.updateOne(earlier, change)).matchedCount > 0) return;
    const add = (id: string) =>
      this.model.updateOne(
        { _id: userId, restaurantIds: trusted({ $ne: id }) },
        { $addToSet: { withoutContactsAt: id } },
      );
    await Promise.all(restaurantIds.map(add));
  }
}

/** Where a state of a person's memberships says that contacts of guests are withheld, and where that they are shown. */
interface SaidContacts {
  readonly withheldAt: readonly string[];
  readonly shownAt: readonly string[];
}

const toPerson = ({ _id: userId, name, email, restaurantIds }: PersonDocument): Person => ({
  ...{ userId, name, email, restaurantIds },
});
