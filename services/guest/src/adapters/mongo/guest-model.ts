import {
  filledOutbox,
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
} from '@tablewell/chassis';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Guest } from '../../domain/guest';

/** A guest as it lies in the store. One that was deleted leaves its id and its last event, for a day. */
export interface GuestDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  key: string;
  name: string;
  /** The name in lower case, to sort by. */
  sortName: string;
  phoneNumber: string;
  visits: number;
  lastVisit: Date | null;
  version: number;
  counted: string[];
  goneAt?: Date;
}

export type GuestModel = Model<GuestDocument>;

export const guestCollection = 'guests';
const keepGoneSeconds = 25 * 3_600;

export function guestModel(connection: Connection): GuestModel {
  const schema = new Schema<GuestDocument>(
    {
      _id: { type: String, required: true },
      restaurantId: { type: String, required: true },
      key: { type: String, required: true },
      name: { type: String, default: '' },
      sortName: { type: String, default: '' },
      phoneNumber: { type: String, default: '' },
      visits: { type: Number, default: 0 },
      lastVisit: { type: Date, default: null },
      version: { type: Number, required: true },
      counted: { type: [String], default: [] },
      goneAt: { type: Date },
      ...outboxFields,
    },
    { collection: guestCollection, versionKey: false },
  );
  // What makes one guest of two parallel bookings.
  schema.index({ restaurantId: 1, key: 1 }, { unique: true, name: 'person' });
  schema.index({ restaurantId: 1, name: 1 });
  schema.index({ restaurantId: 1, sortName: 1, _id: 1 });
  schema.index({ goneAt: 1 }, { expireAfterSeconds: keepGoneSeconds });
  for (const [fields, options] of outboxIndexes) schema.index(fields, options);
  return connection.model<GuestDocument>('Guest', schema);
}

export function toGuest(document: GuestDocument | null): Guest | undefined {
  if (!document || document.goneAt) return undefined;
  const { _id: id, restaurantId, key, name, phoneNumber, visits, lastVisit, version, counted } = document;
  return { id, restaurantId, key, name, phoneNumber, visits, lastVisit, version, counted };
}

/** The fields of a guest that a change may write. */
export function toFields({ key, name, phoneNumber, visits, lastVisit, version, counted }: Guest) {
  const sortName = name.toLowerCase();
  return { key, name, sortName, phoneNumber, visits, lastVisit, version, counted: [...counted] };
}

export function toDocument(guest: Guest, events: readonly OutboxEntry[]): GuestDocument {
  const { id: _id, restaurantId } = guest;
  return { _id, restaurantId, ...toFields(guest), ...filledOutbox(events) };
}
