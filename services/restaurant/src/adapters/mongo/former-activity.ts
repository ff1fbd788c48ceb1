import type { Cursor } from '@tablewell/chassis/cursor';
import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { activityDays, type ActivityEntry } from '../../domain/activity';
import type { ActivityQuery, FormerActivity, Person } from '../../ports';

interface ActivityDocument extends Omit<ActivityEntry, 'id'> {
  _id: string;
}

const daySeconds = 86_400;

const activitySchema = documentSchema<ActivityDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    event: { type: String, required: true },
    subjectId: { type: String, default: '' },
    // Their shapes are defined by the domain.
    details: { type: Schema.Types.Mixed, default: {} },
    by: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'activity', versionKey: false, minimize: false },
);
activitySchema.index({ restaurantId: 1, at: -1, _id: -1 });
activitySchema.index(
  { restaurantId: 1, 'by.userId': 1 },
  { partialFilterExpression: { 'by.userId': { $exists: true } } },
);
activitySchema.index({ at: 1 }, { expireAfterSeconds: activityDays * daySeconds });

/** The audit log of earlier releases in MongoDB, with a TTL index. */
export class MongoFormerActivity implements FormerActivity {
  private readonly model: Model<ActivityDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<ActivityDocument>('Activity', activitySchema);
  }

  async listAfter(id: string, limit: number): Promise<ActivityEntry[]> {
    const documents = await this.model
      .find({ _id: trusted({ $gt: id }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ActivityDocument[]>();
    return documents.map(toEntry);
  }

  async list(
    { restaurantId, kind, userId }: ActivityQuery,
    limit: number,
    after: Cursor | undefined,
  ): Promise<ActivityEntry[]> {
    const earlier = after && [
      { at: trusted({ $lt: after.at }) },
      { at: after.at, _id: trusted({ $lt: after.id }) },
    ];
    const documents = await this.model
      .find({
        restaurantId,
        ...(kind ? { kind } : {}),
        ...(userId ? { 'by.userId': userId } : {}),
        ...(earlier ? { $or: earlier } : {}),
      })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<ActivityDocument[]>();
    return documents.map(toEntry);
  }

  async people(restaurantId: string): Promise<Person[]> {
    const groups = await this.model.aggregate<{ _id: string; name: string; email: string }>([
      { $match: { restaurantId, 'by.userId': { $exists: true } } },
      { $sort: { at: 1 } },
      // Takes the most recent name.
      { $group: { _id: '$by.userId', name: { $last: '$by.name' }, email: { $last: '$by.email' } } },
    ]);
    return groups.map(({ _id: userId, name, email }) => ({ userId, name, email }));
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}

const toEntry = ({ _id: id, ...entry }: ActivityDocument): ActivityEntry => ({ id, ...entry });
