import { documentSchema } from '@tablewell/chassis/mongo';
import { type HasOutbox, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { Connection, Model } from 'mongoose';
import type { Block } from '../../day/claims/block';
import type { LineParty, ListedParty } from '../../day/claims/day-restrictions';
import type { OnlinePause } from '../../day/claims/online-pause';
import type { Claim, ServiceDay } from '../../day/claims/claim';
import { activeClaims } from '../../day/claims/table-hold';

/** A service day as stored. */
export interface ServiceDayDocument extends Partial<HasOutbox> {
  /** `<restaurant>:<date>` */
  _id: string;
  restaurantId: string;
  date: string;
  version: number;
  claims: Claim[];
  /** Claims were made since a sweep last found all of them kept. */
  dirty: boolean;
  /** Epoch milliseconds: claims made before it are known to have reservations, or were released. Absent: none was checked. */
  verifiedUntil?: number;
  /** Parties were moved to tables of other types, and their reservations do not have these types yet. */
  moved?: boolean;
  touchedAt: Date;
  onlinePause?: OnlinePause;
  blocks?: readonly Block[];
  liftedBlocks?: readonly string[];
  listed?: readonly ListedParty[];
  line?: readonly LineParty[];
  /** End of a sweep's lease. */
  lease?: Date;
}

export type ServiceDayModel = Model<ServiceDayDocument>;

const serviceDaySchema = documentSchema<ServiceDayDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    date: { type: String, required: true },
    version: { type: Number, required: true },
    claims: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          tableType: String,
          tables: Number,
          tableNumbers: { type: [String], default: undefined },
          pinned: Boolean,
          partySize: Number,
          area: String,
          from: Number,
          until: Number,
          pauseMinutes: Number,
          madeAt: Number,
          seated: Boolean,
          key: String,
          phone: String,
          online: Boolean,
          expiresAt: Number,
          arrived: Boolean,
          beyondTables: Boolean,
          swap: String,
        },
      ],
      default: [],
    },
    dirty: { type: Boolean, default: false },
    verifiedUntil: Number,
    moved: Boolean,
    touchedAt: { type: Date, required: true },
    lease: Date,
    onlinePause: {
      type: { _id: false, from: Number, until: Number, restOfNight: Boolean, by: String, steps: [String] },
      default: undefined,
    },
    blocks: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          date: String,
          dates: [String],
          tableNumbers: { type: [String], default: undefined },
          area: String,
          from: Number,
          until: Number,
          reason: String,
          by: String,
          madeAt: Number,
        },
      ],
      default: undefined,
    },
    liftedBlocks: { type: [String], default: undefined },
    listed: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          date: String,
          minute: Number,
          partySize: Number,
          area: String,
          joinedAt: Number,
        },
      ],
      default: undefined,
    },
    line: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          partySize: Number,
          areas: { type: [String], default: undefined },
          joinedAt: Number,
          notBefore: Number,
          vip: Boolean,
          placedAt: Number,
        },
      ],
      default: undefined,
    },
    // Most days never publish anything, and have neither field.
    outbox: { ...outboxFields.outbox, default: undefined },
    unsent: Number,
  },
  { collection: 'service_days', versionKey: false },
);
serviceDaySchema.index({ dirty: 1, lease: 1 }, { partialFilterExpression: { dirty: true } });
serviceDaySchema.index({ restaurantId: 1 });
serviceDaySchema.index({ date: 1 });
serviceDaySchema.index(
  { 'line.placedAt': 1 },
  { partialFilterExpression: { 'line.placedAt': { $exists: true } } },
);
for (const [fields, options] of outboxIndexes) serviceDaySchema.index(fields, options);

/** The collection `service_days`. */
export function serviceDayModel(connection: Connection): ServiceDayModel {
  return connection.model<ServiceDayDocument>('ServiceDay', serviceDaySchema);
}

/** A day as it is now, without holds that have ended (HOLD-2). */
export function toDayNow(document: ServiceDayDocument, now: Date): ServiceDay {
  const day = toServiceDay(document);
  return { ...day, claims: activeClaims(day.claims, now.getTime()) };
}

/** The document as the domain's type, including holds that have ended. */
export function toServiceDay({
  restaurantId,
  date,
  version,
  claims,
  onlinePause,
  blocks,
  liftedBlocks,
  listed,
  line,
}: ServiceDayDocument): ServiceDay {
  return {
    restaurantId,
    date,
    version,
    claims,
    ...(onlinePause ? { onlinePause } : {}),
    ...(blocks && blocks.length > 0 ? { blocks } : {}),
    ...(liftedBlocks ? { liftedBlocks } : {}),
    ...(listed && listed.length > 0 ? { listed } : {}),
    ...(line && line.length > 0 ? { line } : {}),
  };
}
