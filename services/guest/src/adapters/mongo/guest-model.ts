import { documentSchema, type HasSchemaVersion, SchemaVersions } from '@tablewell/chassis/mongo';
import { type HasOutbox, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { Connection, Model } from 'mongoose';
import type { Guest } from '../../domain/guest';
import { nameOf, phoneIn } from '../../domain/identity';
import { type Dietary, knownDetails, type MarketingConsent } from '../../domain/guest-details';

/** A stored guest. Of a deleted guest, the id and the last event are kept for a day. */
export interface GuestDocument extends HasOutbox, HasSchemaVersion {
  _id: string;
  restaurantId: string;
  key: string;
  name: string;
  /** The name as a sort key of lists, and to find namesakes; see {@link sortNameOf}. */
  sortName: string;
  /** The phone as it is compared; empty without one. */
  phone?: string;
  /** The name, if the guest holds it; otherwise null or absent. See {@link Guest.holdsName}. */
  heldName?: string | null;
  phoneNumber: string;
  visits: number;
  lastVisit: Date | null;
  /** Absent in documents of releases before no-shows were counted, like the next two. */
  earlierVisit?: Date | null;
  noShows?: number;
  missed?: string[];
  fromBooking?: boolean;
  /** The guest's details. A process of a release before these fields keeps their values. */
  email?: string;
  dietary?: Dietary | null;
  marketingConsent?: MarketingConsent | null;
  version: number;
  counted: string[];
  goneAt?: Date;
  /** Set on erased guests; absent if a process of a release before this field erased the guest. */
  erasure?: 'unfinished' | 'finished';
}

const maxSortNameLength = 200;

/** A name without case, marks and odd spaces, so that Élodie sorts next to Elodie, and is found as she is. */
export const sortNameOf = (name: string): string => nameOf({ name }).slice(0, maxSortNameLength);

/** The schema versions of guests. */
export const guestVersions = new SchemaVersions({
  collection: 'guests',
  upgrades: [
    // Version 2: `sortName` without accents.
    (guest) => ({ ...guest, sortName: sortNameOf(String(guest['name'] ?? '')) }),
    // Version 3: `sortName` without signs and odd spaces, and the phone of the key.
    (guest) => ({
      ...guest,
      sortName: sortNameOf(String(guest['name'] ?? '')),
      phone: phoneIn({ key: String(guest['key'] ?? '') }),
    }),
  ],
  unchanged: ['version'],
});

export type GuestModel = Model<GuestDocument>;

export const guestCollection = 'guests';
const keepGoneSeconds = 25 * 3_600;

/**
 * The types by which mongoose casts filters, and the indexes. Guests are written by the driver and read as stored, so a
 * `default` or `required` here would have no effect: the value of a field that documents of earlier releases lack is
 * given by {@link toGuest}.
 */
const guestSchema = documentSchema<GuestDocument>(
  {
    _id: String,
    restaurantId: String,
    key: String,
    name: String,
    sortName: String,
    phone: String,
    heldName: String,
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
    version: Number,
    counted: [String],
    goneAt: Date,
    erasure: String,
    ...guestVersions.fields,
    ...outboxFields,
  },
  { collection: guestCollection, versionKey: false },
);
// Ensures that concurrent bookings of one person create one guest.
guestSchema.index({ restaurantId: 1, key: 1 }, { unique: true, name: 'person' });
guestSchema.index(
  { restaurantId: 1, heldName: 1 },
  { unique: true, name: 'first-of-name', partialFilterExpression: { heldName: { $gt: '' } } },
);
guestSchema.index({ restaurantId: 1, phone: 1 });
guestSchema.index({ restaurantId: 1, sortName: 1, _id: 1 });
guestSchema.index({ erasure: 1 }, { partialFilterExpression: { erasure: 'unfinished' } });
guestSchema.index({ goneAt: 1 }, { expireAfterSeconds: keepGoneSeconds });
for (const [fields, options] of outboxIndexes) guestSchema.index(fields, options);

export function guestModel(connection: Connection): GuestModel {
  return connection.model<GuestDocument>('Guest', guestSchema);
}

/** The stored guest, with a value for each field that documents of earlier releases lack; undefined if deleted. */
export function toGuest(document: GuestDocument | null): Guest | undefined {
  if (!document || document.goneAt) return undefined;
  const {
    _id: id,
    restaurantId,
    key,
    name,
    heldName,
    phoneNumber,
    visits,
    lastVisit,
    earlierVisit = null,
    noShows = 0,
    version,
    counted,
    missed = [],
    fromBooking = false,
    email,
    dietary,
    marketingConsent,
  } = guestVersions.read(document);
  // Earlier releases held the name as typed.
  const holdsName = name !== '' && (heldName === name || heldName === nameOf({ name }));
  return {
    ...{ id, restaurantId, key, name, holdsName, phoneNumber, visits, lastVisit, version, counted },
    ...{ earlierVisit, noShows, missed },
    ...(fromBooking ? { fromBooking } : {}),
    ...knownDetails({
      email: email || undefined,
      dietary: dietary ?? undefined,
      marketingConsent: marketingConsent ?? undefined,
    }),
  };
}

/** The fields that a change writes: all, so that a detail that a guest does not have is removed. */
type ChangedFields = Required<
  Omit<GuestDocument, '_id' | 'restaurantId' | 'goneAt' | 'erasure' | keyof HasOutbox>
>;

export function toFields(guest: Guest): ChangedFields {
  const { key, name, holdsName, phoneNumber, visits, lastVisit, version, counted } = guest;
  const { earlierVisit, noShows, missed, fromBooking = false } = guest;
  const { email = '', dietary = null, marketingConsent = null } = guest;
  return {
    key,
    name,
    sortName: sortNameOf(name),
    phone: phoneIn(guest),
    heldName: holdsName ? nameOf(guest) : null,
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
