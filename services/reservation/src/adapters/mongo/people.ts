import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Person } from '../../boards/board';
import type { PeopleStore } from '../../ports';

interface PersonDocument {
  /** The user. */
  _id: string;
  /** The time of the event: memberships have no version. */
  version: number;
  name: string;
  email: string;
  restaurantIds: string[];
  /** Of these, those at which the contacts of guests are withheld from the person. Absent in documents of earlier releases. */
  withoutContactsAt?: string[];
}

const personSchema = documentSchema<PersonDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    restaurantIds: { type: [String], default: [] },
    withoutContactsAt: { type: [String], default: undefined },
  },
  { collection: 'people', versionKey: false },
);
personSchema.index({ restaurantIds: 1 });
personSchema.index({ withoutContactsAt: 1 });

const maxPeople = 200;

/** Read copies of the people who work in restaurants, by the events of their memberships and sign-ins. */
export class MongoPeople implements PeopleStore {
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

  async lackContactsAt(restaurantId: string): Promise<boolean> {
    return (await this.model.exists({ withoutContactsAt: restaurantId })) !== null;
  }

  /**
   * Stores the state of a person from an instant on. Of a person without a restaurant only the id is kept. `withoutContactsAt` stays
   * as it is if the event does not say it, as those of the last release.
   */
  async put(
    { userId, restaurantIds, ...person }: Person,
    withoutContactsAt: readonly string[] | undefined,
    at: Date,
  ): Promise<void> {
    const { name, email } = restaurantIds.length > 0 ? person : { name: '', email: '' };
    const withheld = withoutContactsAt ? { withoutContactsAt: [...withoutContactsAt] } : {};
    await this.copies.put(userId, at.getTime(), {
      ...{ name, email, restaurantIds: [...restaurantIds] },
      ...withheld,
    });
  }
}

const toPerson = ({ _id: userId, name, email, restaurantIds }: PersonDocument): Person => ({
  ...{ userId, name, email, restaurantIds },
});
