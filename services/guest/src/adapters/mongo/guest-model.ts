import { documentSchema, type HasSchemaVersion, SchemaVersions } from '@tablewell/chassis/mongo';
import { type HasOutbox, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Guest } from '../../domain/guest';
import type { GuestTag } from '../../domain/guest-tags';
import { nameOf, phoneIn } from '../../domain/identity';
import type { SharingRecord } from '../../domain/sharing';
import { type Dietary, knownDetails, type MarketingConsent } from '../../domain/guest-details';

/** A stored guest. The id and the last event of a deleted guest are kept for a day. */
export interface GuestDocument extends HasOutbox, HasSchemaVersion {
  _id: string;
  restaurantId: string;
  key: string;
  name: string;
  /** The name as a sort key of lists, and to find namesakes; see {@link sortNameOf}. */
  sortName: string;
  /** The phone as it is compared; empty without one. */
  phone: string;
  /** The name, if the guest reserves it; otherwise null. See {@link Guest.reservesName}. */
  reservedName: string | null;
  phoneNumber: string;
  visits: number;
  lastVisit: Date | null;
  earlierVisit: Date | null;
  noShows: number;
  missed: string[];
  fromBooking: boolean;
  /** The guest's details. */
  email: string;
  dietary: Dietary | null;
  marketingConsent: MarketingConsent | null;
  /** Absent in guests of earlier releases. */
  sharing?: SharingRecord | null;
  tags?: readonly GuestTag[];
  version: number;
  counted: string[];
  deletedAt?: Date;
  /** Set on erased guests. */
  erasure?: 'unfinished' | 'finished';
}

const maxSortNameLength = 200;

/** A name without case, marks and odd spaces, so that Élodie sorts next to Elodie, and is found as she is. */
export const sortNameOf = (name: string): string => nameOf({ name }).slice(0, maxSortNameLength);

/** The schema versions of guests. */
export const guestVersions = new SchemaVersions({
  collection: 'guests',
  upgrades: [],
  unchanged: ['version'],
});

export type GuestModel = Model<GuestDocument>;

export const guestCollection = 'guests';
const keepDeletedSeconds = 25 * 3_600;

/**
 * The types by which mongoose casts filters, and the indexes. Guests are written by the driver and read as stored, so a
 * `default` or `required` here would have no effect.
 */
const guestSchema = documentSchema<GuestDocument>(
  {
    _id: String,
    restaurantId: String,
    key: String,
    name: String,
    sortName: String,
    phone: String,
    reservedName: String,
    phoneNumber: String,
    visits: Number,
    lastVisit: Date,
    earlierVisit: Date,
    noShows: Number,
    missed: [String],
    fromBooking: Boolean,
    email: String,
    dietary: { _id: false, needs: [String], words: String },
    marketingConsent: { _id: false, givenAt: Date, textVersion: String, email: String, withdrawnAt: Date },
    sharing: Schema.Types.Mixed,
    tags: [{ _id: false, name: String, shared: Boolean }],
    version: Number,
    counted: [String],
    deletedAt: Date,
    erasure: String,
    ...guestVersions.fields,
    ...outboxFields,
  },
  { collection: guestCollection, versionKey: false },
);
// Ensures that concurrent bookings of one person create one guest.
guestSchema.index({ restaurantId: 1, key: 1 }, { unique: true, name: 'person' });
guestSchema.index(
  { restaurantId: 1, reservedName: 1 },
  { unique: true, name: 'first-of-name', partialFilterExpression: { reservedName: { $gt: '' } } },
);
// The same person at other restaurants of a group.
guestSchema.index({ key: 1, restaurantId: 1 });
guestSchema.index({ restaurantId: 1, phone: 1 });
guestSchema.index({ restaurantId: 1, sortName: 1, _id: 1 });
guestSchema.index({ erasure: 1 }, { partialFilterExpression: { erasure: 'unfinished' } });
guestSchema.index({ deletedAt: 1 }, { expireAfterSeconds: keepDeletedSeconds });
for (const [fields, options] of outboxIndexes) guestSchema.index(fields, options);

export function guestModel(connection: Connection): GuestModel {
  return connection.model<GuestDocument>('Guest', guestSchema);
}

/** The stored guest; undefined if deleted. */
export function toGuest(document: GuestDocument | null): Guest | undefined {
  if (!document || document.deletedAt) return undefined;
  const {
    _id: id,
    restaurantId,
    key,
    name,
    reservedName,
    phoneNumber,
    visits,
    lastVisit,
    earlierVisit,
    noShows,
    version,
    counted,
    missed,
    fromBooking,
    email,
    dietary,
    marketingConsent,
    sharing,
    tags = [],
  } = guestVersions.read(document);
  const reservesName = name !== '' && reservedName === nameOf({ name });
  return {
    ...{ id, restaurantId, key, name, reservesName, phoneNumber, visits, lastVisit, version, counted },
    ...{ earlierVisit, noShows, missed },
    ...(fromBooking ? { fromBooking } : {}),
    ...knownDetails({
      email: email || undefined,
      dietary: dietary ?? undefined,
      marketingConsent: marketingConsent ?? undefined,
      sharing: sharing ?? undefined,
    }),
    ...(tags.length > 0 ? { tags } : {}),
  };
}

/** The fields that a change writes: all, so that a detail that a guest does not have is removed. */
type ChangedFields = Required<
  Omit<GuestDocument, '_id' | 'restaurantId' | 'deletedAt' | 'erasure' | keyof HasOutbox>
>;

export function toFields(guest: Guest): ChangedFields {
  const { key, name, reservesName, phoneNumber, visits, lastVisit, version, counted } = guest;
  const { earlierVisit, noShows, missed, fromBooking = false } = guest;
  const { email = '', dietary = null, marketingConsent = null, sharing = null, tags = [] } = guest;
  return {
    key,
    name,
    sortName: sortNameOf(name),
    phone: phoneIn(guest),
    reservedName: reservesName ? nameOf(guest) : null,
    phoneNumber,
    visits,
    lastVisit,
    earlierVisit,
    noShows,
    missed: [...missed],
    fromBooking,
    email,
    dietary,
    marketingConsent,
    sharing,
    tags: [...tags],
    version,
    counted: [...counted],
    schemaVersion: guestVersions.current,
  };
}

/** A guest's document without its outbox. */
export function toDocument(guest: Guest): Omit<GuestDocument, keyof HasOutbox> {
  const { id: _id, restaurantId } = guest;
  return { _id, restaurantId, ...toFields(guest) };
}
