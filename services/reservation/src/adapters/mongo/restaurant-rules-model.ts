import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Entitlements } from '../../domain/entitlements';
import type { RestaurantRules } from '../../domain/restaurant-rules';

/** Stored beside the rules, so that a process of the previous release, which replaces the rules, keeps its value. */
interface LayoutInServiceDocument {
  /** The restaurant's version that put the layout in service. */
  since: number;
  /** Empty: none. */
  layoutId: string;
  layoutVersion: number;
  /**
   * The floor as JSON, which a booking need not decode; null while the layout has no known floor that can be booked.
   */
  floor: string | null;
}

/** Stored beside the rules for the same reason. */
interface AvailabilityDocument {
  /** The restaurant's version that published these rules. */
  since: number;
  /** As JSON. */
  rules: string;
}

/** A restaurant's read copy as stored. */
export interface RulesDocument {
  _id: string;
  version: number;
  deleted: boolean;
  /** The owner, whose plan applies; empty for a deleted restaurant. */
  ownerId: string;
  /** The rules, in the domain's type. */
  rules: RestaurantRules | null;
  /** The zone of the service days: the restaurant's first one. */
  dayZone?: string;
  /** The stored name of the owner's `entitlements`, denormalized so that a booking reads one document. */
  allowance?: Entitlements;
  allowanceVersion: number;
  /** When the restaurant was deleted; `erasedAt`: when all its data was deleted. */
  deletedAt?: Date;
  erasedAt?: Date;
  /** The layout in service; absent if none was ever published, so tables are made from the counts. */
  layoutInService?: LayoutInServiceDocument;
  /** Absent if none were ever published. */
  availability?: AvailabilityDocument;
  /** When settings changed; removed once tables are reassigned. */
  housingSince?: Date;
  /** The `localTimesKeptSince` whose reservations were moved; absent: none. */
  localTimesMoved?: number;
  /** End of the lease of the process that reassigns tables. */
  housingLease?: Date | null;
}

const rulesSchema = documentSchema<RulesDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    ownerId: { type: String, default: '' },
    rules: { type: Schema.Types.Mixed, default: null },
    dayZone: { type: String },
    allowance: { type: Schema.Types.Mixed },
    allowanceVersion: { type: Number, default: 0 },
    deletedAt: { type: Date },
    erasedAt: { type: Date },
    layoutInService: { type: Schema.Types.Mixed },
    availability: { type: Schema.Types.Mixed },
    housingSince: { type: Date },
    localTimesMoved: { type: Number },
    housingLease: { type: Date },
  },
  { collection: 'restaurant_rules', versionKey: false, minimize: false },
);
rulesSchema.index({ ownerId: 1 });
rulesSchema.index({ deleted: 1, erasedAt: 1 }, { partialFilterExpression: { deleted: true } });
rulesSchema.index({ housingSince: 1 }, { partialFilterExpression: { housingSince: { $exists: true } } });

/** The collection `restaurant_rules`. */
export function rulesModel(connection: Connection): Model<RulesDocument> {
  return connection.model<RulesDocument>('RestaurantRules', rulesSchema);
}
