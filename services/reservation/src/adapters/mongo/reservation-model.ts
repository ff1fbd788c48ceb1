import { documentSchema } from '@tablewell/chassis/mongo';
import { type HasOutbox, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Dietary, MarketingConsent } from '../../party/diner-details';
import type { Confirmation } from '../../party/confirmation';
import type { SharingChoice } from '../../party/guest-sharing';
import type { DinerMessage, LateNotice } from '../../party/diner-note';
import type { Progress } from '../../party/lifecycle';
import type { Interval } from '../../day/claims/intervals';
import type { StepTaken } from '../../party/party-step';
import type { HostsChange } from '../../party/hosts-change';
import type { BookingRequest } from '../../party/request';
import type { PublicChanges } from '../../party/reservation';
import type { Reservation } from '../../party/reservation';
import type { Wait } from '../../party/wait';
import type { PendingRelease } from '../../ports';

/** A reservation as stored. */
export interface ReservationDocument extends HasOutbox {
  _id: string;
  restaurantId: string;
  version: number;
  /** `void`: a tombstone, inserted by a sweep or for a refused key. */
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
    tableNumbers?: readonly string[];
    pinned?: boolean;
    beyondTables?: boolean;
    from: number;
    until: number;
    pauseMinutes?: number;
    dates: string[];
  };
  startsAt: Date;
  /** Absent: booked. */
  progress?: Progress;
  request?: BookingRequest;
  area?: string;
  confirmation?: Confirmation;
  refusedReplyId?: string;
  lateReplyId?: string;
  peopleHere?: number;
  /** The diner's details and notes. */
  email?: string;
  occasion?: string;
  dietary?: Dietary;
  marketingConsent?: MarketingConsent;
  guestSharing?: SharingChoice;
  late?: LateNotice;
  lateNotices?: number;
  messages?: readonly DinerMessage[];
  seating?: Interval;
  steps?: readonly StepTaken[];
  hostsChanges?: readonly HostsChange[];
  online?: boolean;
  walkIn?: boolean;
  language?: string;
  wait?: Wait;
  replannedVersion?: number;
  claimVersion: number;
  seatingMinutes: number;
  source: string;
  sourceUrl: string;
  publicChanges?: PublicChanges;
  idempotencyKey?: string;
  /** Pending releases of claims that a change replaced. */
  pendingReleases: PendingRelease[];
  createdAt: Date;
  updatedAt: Date;
  /** Set on deleted reservations and tombstones, which are removed days later, after their events were published. */
  deletedAt?: Date;
  /** When its personal data was deleted; the rest is only counted. */
  purgedAt?: Date;
  /** Purged, but not in its date's stored counts yet. */
  uncounted?: boolean;
}

export type ReservationModel = Model<ReservationDocument>;

/** Covers the queries by date and by source. */
export const sourcesIndex = 'sources';

const keepDeletedSeconds = 3 * 86_400;

const reservationSchema = documentSchema<ReservationDocument>(
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
      tableNumbers: { type: [String], default: undefined },
      pinned: Boolean,
      beyondTables: Boolean,
      from: Number,
      until: Number,
      pauseMinutes: Number,
      dates: [String],
    },
    startsAt: Date,
    progress: {
      type: String,
      enum: ['confirmed', 'without-table', 'waiting', 'ready', 'arrived', 'seated', 'finished', 'no-show'],
    },
    request: {
      type: {
        _id: false,
        state: String,
        expiresAt: Date,
        withoutTable: Boolean,
        words: String,
        answeredBy: String,
      },
      default: undefined,
    },
    area: String,
    confirmation: {
      type: { _id: false, state: String, at: Date, by: String, startsAt: Number },
      default: undefined,
    },
    refusedReplyId: String,
    lateReplyId: String,
    peopleHere: Number,
    email: String,
    occasion: String,
    dietary: { type: { _id: false, needs: [String], words: String }, default: undefined },
    marketingConsent: {
      type: { _id: false, givenAt: Date, textVersion: String, email: String, withdrawnAt: Date },
      default: undefined,
    },
    guestSharing: {
      type: { _id: false, agreed: Boolean, at: Date, textVersion: String, groupName: String },
      default: undefined,
    },
    late: {
      type: { _id: false, minutes: Number, saidAt: Date, startsAt: Number, by: String },
      default: undefined,
    },
    lateNotices: Number,
    messages: { type: [{ _id: false, id: String, words: String, sentAt: Date }], default: undefined },
    seating: { type: { _id: false, from: Number, until: Number }, default: undefined },
    steps: { type: [Schema.Types.Mixed], default: undefined },
    hostsChanges: { type: [{ _id: false, id: String, overridden: [String] }], default: undefined },
    online: Boolean,
    walkIn: Boolean,
    language: String,
    wait: {
      type: {
        _id: false,
        joinedAt: Date,
        forStart: Boolean,
        notBefore: Date,
        quote: { type: { _id: false, from: Number, until: Number }, default: undefined },
        requote: { type: { _id: false, from: Number, until: Number }, default: undefined },
        requotedAt: Date,
        requotes: Number,
        areas: { type: [String], default: undefined },
        accessible: Boolean,
        readyAt: Date,
        readyUntil: Date,
        lapsedAt: Date,
        comingAt: Date,
        checkedInAt: Date,
        lateMinutes: Number,
        seatedAt: Date,
        canceledAt: Date,
        declinedAt: Date,
        noShowAt: Date,
        outOfTurn: Boolean,
      },
      default: undefined,
    },
    replannedVersion: Number,
    claimVersion: Number,
    seatingMinutes: Number,
    source: String,
    sourceUrl: String,
    publicChanges: { type: { _id: false, phone: Number, email: Number, all: Number }, default: undefined },
    idempotencyKey: String,
    pendingReleases: { type: [{ _id: false, claimId: String, dates: [String] }], default: [] },
    createdAt: Date,
    updatedAt: Date,
    deletedAt: Date,
    purgedAt: Date,
    uncounted: Boolean,
    ...outboxFields,
  },
  { collection: 'reservations', versionKey: false },
);
reservationSchema.index({ restaurantId: 1, startsAt: 1 });
// A covering index for counts by source.
reservationSchema.index(
  { restaurantId: 1, 'placement.date': 1, status: 1, source: 1, sourceUrl: 1 },
  { name: sourcesIndex },
);
reservationSchema.index(
  { restaurantId: 1, idempotencyKey: 1 },
  { name: 'idempotency', unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
reservationSchema.index(
  { 'pendingReleases.claimId': 1 },
  { partialFilterExpression: { 'pendingReleases.claimId': { $exists: true } } },
);
// Requests are few, and most reservations have none.
for (const fields of [{ 'request.expiresAt': 1 }, { restaurantId: 1, 'request.state': 1 }] as const)
  reservationSchema.index(fields, { partialFilterExpression: { 'request.state': 'pending' } });
// Few parties wait at any time.
reservationSchema.index(
  { 'wait.readyUntil': 1 },
  { partialFilterExpression: { 'wait.readyUntil': { $exists: true } } },
);
// Few wait for full starts.
reservationSchema.index(
  { 'wait.forStart': 1, startsAt: 1 },
  { partialFilterExpression: { 'wait.forStart': true } },
);
// For the purge: a missing `purgedAt` is indexed as null.
reservationSchema.index({ purgedAt: 1, startsAt: 1 });
reservationSchema.index({ uncounted: 1 }, { partialFilterExpression: { uncounted: true } });
reservationSchema.index({ deletedAt: 1 }, { expireAfterSeconds: keepDeletedSeconds });
for (const [fields, options] of outboxIndexes) reservationSchema.index(fields, options);

/** The collection `reservations`. */
export function reservationModel(connection: Connection): ReservationModel {
  return connection.model<ReservationDocument>('Reservation', reservationSchema);
}

/** The document as a reservation; undefined for tombstones and purged documents. */
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
    ...optionalFields(document),
    claimVersion: document.claimVersion,
    seatingMinutes: document.seatingMinutes,
    source: { source: document.source, fullUrl: document.sourceUrl },
    ...(document.publicChanges ? { publicChanges: document.publicChanges } : {}),
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}

/** The fields of parties that hosts have taken beyond booked. */
function optionalFields(document: ReservationDocument) {
  const { progress, request, seating, steps, hostsChanges, online, walkIn } = document;
  const { wait } = document;
  const { replannedVersion, language, area, confirmation, refusedReplyId, lateReplyId, peopleHere } =
    document;
  return {
    ...(progress ? { progress } : {}),
    ...(request ? { request } : {}),
    ...(seating ? { seating } : {}),
    ...(steps ? { steps } : {}),
    ...(hostsChanges ? { hostsChanges } : {}),
    ...(online ? { online } : {}),
    ...(walkIn ? { walkIn } : {}),
    ...(wait ? { wait } : {}),
    ...(language ? { language } : {}),
    ...(area ? { area } : {}),
    ...(confirmation ? { confirmation } : {}),
    ...(refusedReplyId ? { refusedReplyId } : {}),
    ...(lateReplyId ? { lateReplyId } : {}),
    ...(peopleHere ? { peopleHere } : {}),
    ...(replannedVersion ? { replannedVersion } : {}),
    ...dinerFieldsOf(document),
  };
}

/** The diner's details, and their notes after booking. */
function dinerFieldsOf(document: ReservationDocument) {
  const { email, occasion, dietary, marketingConsent, guestSharing, late, lateNotices, messages } = document;
  return {
    ...(email ? { email } : {}),
    ...(occasion ? { occasion } : {}),
    ...(dietary ? { dietary } : {}),
    ...(marketingConsent ? { marketingConsent } : {}),
    ...(guestSharing ? { guestSharing } : {}),
    ...(late ? { late } : {}),
    ...(lateNotices ? { lateNotices } : {}),
    ...(messages ? { messages } : {}),
  };
}

/** The fields that a change of a reservation may remove. */
const removable = [
  ...(['progress', 'seating', 'area', 'email', 'occasion', 'dietary', 'late', 'confirmation'] as const),
  ...(['peopleHere', 'wait', 'walkIn', 'guestSharing'] as const),
];

/** The removable fields that a reservation does not have. */
export function absentFields(reservation: Reservation): Partial<Record<(typeof removable)[number], ''>> {
  const absent = removable.filter((field) => reservation[field] === undefined);
  return Object.fromEntries(absent.map((field) => [field, '']));
}

/** A reservation's stored fields. */
export function toFields(reservation: Reservation) {
  const { id: _id, source, placement, progress, seating, request, ...others } = reservation;
  const { late, area, confirmation, peopleHere, wait, ...rest } = others;
  return {
    ...rest,
    ...(late ? { late } : {}),
    ...(area ? { area } : {}),
    ...(confirmation ? { confirmation } : {}),
    ...(peopleHere ? { peopleHere } : {}),
    ...(progress ? { progress } : {}),
    ...(seating ? { seating } : {}),
    ...(request ? { request } : {}),
    ...(wait ? { wait } : {}),
    placement: { ...placement, dates: [...placement.dates] },
    startsAt: new Date(placement.from),
    source: source.source,
    sourceUrl: source.fullUrl,
  };
}
