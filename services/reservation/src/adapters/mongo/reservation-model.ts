import { type HasOutbox, outboxFields, outboxIndexes } from '@tablewell/chassis';
import { type Connection, type Model, Schema } from 'mongoose';
import type { PublicChanges } from '../../domain/public-limits';
import type { Reservation } from '../../domain/reservation';
import type { Leaving } from '../../ports';

/** A reservation as stored. */
export interface ReservationDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  version: number;
  /** `void`: the id was closed by a sweep before any reservation took it. */
  status: Reservation['status'] | 'void';
  name: string;
  partySize: number;
  phoneNumber: string;
  notes: string;
  placement: {
    date: string;
    minute: number;
    tableType: string;
    tables?: number;
    from: number;
    until: number;
    dates: string[];
  };
  startsAt: Date;
  claimVersion: number;
  seatingMinutes: number;
  source: string;
  sourceUrl: string;
  publicChanges?: PublicChanges;
  idempotencyKey?: string;
  /** Tables left behind by a change, until they are released. */
  leaving: Leaving[];
  createdAt: Date;
  updatedAt: Date;
  /** Set on what is deleted or void: the document goes some days later, when its events have long been sent. */
  gone?: Date;
  /** When its personal data went: what is left counts, and is shown to nobody. */
  purgedAt?: Date;
  /** Purged, and not yet in its date's counts. */
  uncounted?: boolean;
}

export type ReservationModel = Model<ReservationDocument>;

/** Leads to a restaurant's dates, and holds what sources are counted by. */
export const sourcesIndex = 'sources';

const goneSeconds = 3 * 86_400;

const reservationSchema = new Schema<ReservationDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    version: { type: Number, required: true },
    status: { type: String, enum: ['active', 'canceled', 'deleted', 'void'], required: true },
    name: String,
    partySize: Number,
    phoneNumber: String,
    notes: String,
    placement: {
      date: String,
      minute: Number,
      tableType: String,
      tables: Number,
      from: Number,
      until: Number,
      dates: [String],
    },
    startsAt: Date,
    claimVersion: Number,
    seatingMinutes: Number,
    source: String,
    sourceUrl: String,
    publicChanges: { type: { _id: false, phone: Number, all: Number }, default: undefined },
    idempotencyKey: String,
    leaving: { type: [{ _id: false, claimId: String, dates: [String] }], default: [] },
    createdAt: Date,
    updatedAt: Date,
    gone: Date,
    purgedAt: Date,
    uncounted: Boolean,
    ...outboxFields,
  },
  { collection: 'reservations', versionKey: false },
);
reservationSchema.index({ restaurantId: 1, startsAt: 1 });
// All that sources are counted by: the index answers, and no reservation is read for it.
reservationSchema.index(
  { restaurantId: 1, 'placement.date': 1, status: 1, source: 1, sourceUrl: 1 },
  { name: sourcesIndex },
);
reservationSchema.index(
  { restaurantId: 1, idempotencyKey: 1 },
  { name: 'idempotency', unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
reservationSchema.index(
  { 'leaving.claimId': 1 },
  { partialFilterExpression: { 'leaving.claimId': { $exists: true } } },
);
// Leads the purge to what is due: missing counts as null, so that what is purged lies apart.
reservationSchema.index({ purgedAt: 1, startsAt: 1 });
reservationSchema.index({ uncounted: 1 }, { partialFilterExpression: { uncounted: true } });
reservationSchema.index({ gone: 1 }, { expireAfterSeconds: goneSeconds });
for (const [fields, options] of outboxIndexes) reservationSchema.index(fields, options);

/** The collection `reservations`. */
export function reservationModel(connection: Connection): ReservationModel {
  return connection.model<ReservationDocument>('Reservation', reservationSchema);
}

/** The document as the domain knows it; undefined for a void id and for one that is purged. */
export function toReservation(document: ReservationDocument | null): Reservation | undefined {
  if (!document || document.status === 'void' || document.purgedAt) return undefined;
  return {
    id: document._id,
    restaurantId: document.restaurantId,
    version: document.version,
    status: document.status,
    name: document.name,
    partySize: document.partySize,
    phoneNumber: document.phoneNumber,
    notes: document.notes,
    placement: document.placement,
    claimVersion: document.claimVersion,
    seatingMinutes: document.seatingMinutes,
    source: { source: document.source, fullUrl: document.sourceUrl },
    ...(document.publicChanges ? { publicChanges: document.publicChanges } : {}),
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}

/** The stored fields of a reservation, without what the store keeps beside it. */
export function toFields(reservation: Reservation) {
  const { id: _id, source, placement, ...rest } = reservation;
  return {
    ...rest,
    placement: { ...placement, dates: [...placement.dates] },
    startsAt: new Date(placement.from),
    source: source.source,
    sourceUrl: source.fullUrl,
  };
}
