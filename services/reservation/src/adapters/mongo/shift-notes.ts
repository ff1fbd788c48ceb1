import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import type { ShiftNote } from '../../evening/shift-note';
import { dayKey } from '../../day/claims/claim';
import type { ShiftNotes } from '../../ports';

interface ShiftNoteDocument extends HasOutbox {
  /** `<restaurant>:<date>` */
  _id: string;
  restaurantId: string;
  date: string;
  version: number;
  text: string;
  by: string;
  writtenAt: Date;
}

const shiftNoteSchema = documentSchema<ShiftNoteDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    version: { type: Number, required: true },
    text: { type: String, default: '' },
    by: { type: String, default: '' },
    writtenAt: Date,
    ...outboxFields,
  },
  { collection: 'shift_notes', versionKey: false },
);
// For the deletion with the restaurant, and for the purge.
shiftNoteSchema.index({ restaurantId: 1 });
shiftNoteSchema.index({ date: 1 });
for (const [fields, options] of outboxIndexes) shiftNoteSchema.index(fields, options);

/** The collection `shift_notes`: one note for each evening. */
export class MongoShiftNotes implements ShiftNotes {
  readonly model: Model<ShiftNoteDocument>;
  private readonly all: VersionedCollection<ShiftNoteDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = connection.model<ShiftNoteDocument>('ShiftNotes', shiftNoteSchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async find(restaurantId: string, date: string): Promise<ShiftNote | undefined> {
    const found = await this.model
      .findById(dayKey(restaurantId, date))
      .select('-outbox')
      .lean<ShiftNoteDocument>();
    if (!found) return undefined;
    const { version, text, by, writtenAt } = found;
    return { restaurantId, date, version, text, by, writtenAt };
  }

  async put(note: ShiftNote, event: OutboxEntry): Promise<boolean> {
    const { restaurantId, date, version, text, by, writtenAt } = note;
    const id = dayKey(restaurantId, date);
    if (version === 1)
      return this.all.insert({ _id: id, restaurantId, date, version, text, by, writtenAt }, [event]);
    const set = { $set: { version, text, by, writtenAt } };
    return this.all.update(id, { version: version - 1 }, set, [event]);
  }

  /** Deletes the notes of dates before this one, which may be about people; returns their number. */
  async removeBefore(date: string, max: number): Promise<number> {
    const old = await this.model
      .find({ date: trusted({ $lt: date }) })
      .select('_id')
      .limit(max)
      .lean<{ _id: string }[]>();
    if (old.length === 0) return 0;
    const ids = old.map(({ _id }) => _id);
    return (await this.model.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }
}
