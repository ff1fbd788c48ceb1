import { documentSchema } from '@tablewell/chassis/mongo';
import type { CountedType } from '@tablewell/restaurant-rules/floor';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Entitlements } from '../../restaurant/entitlements';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

interface LayoutInServiceDocument {
  /** Empty: none. */
  layoutId: string;
  layoutVersion: number;
  /**
   * The floor as JSON, which a booking need not decode; null while the layout has no known floor that can be booked.
   */
  floor: string | null;
}

/** The settings as published: with the counts of tables, which are in force without a floor plan. */
export interface PublishedRules extends Omit<
  RestaurantRules,
  'floor' | 'layoutId' | 'dayZone' | 'movesTimes'
> {
  readonly tables: readonly CountedType[];
}

/** A restaurant's read copy as stored. One that was deleted before its first event has none of the optional fields. */
export interface RulesDocument {
  _id: string;
  version: number;
  deleted: boolean;
  /** The owner, whose plan applies; empty for a deleted restaurant. */
  ownerId: string;
  /** The settings; null for a deleted restaurant. */
  rules: Omit<PublishedRules, 'availabilityRules'> | null;
  /** As JSON, which most reads need not decode again. */
  availabilityRules?: string;
  /** The zone of the service days: the restaurant's first one. */
  dayZone?: string;
  /** The owner's, so that a booking reads one document; absent before their first event. */
  entitlements?: Entitlements;
  entitlementsVersion: number;
  /** When the restaurant was deleted; `erasedAt`: when all its data was deleted. */
  deletedAt?: Date;
  erasedAt?: Date;
  layoutInService?: LayoutInServiceDocument;
  /** When its clock was set last, by the machine's; absent: it never was (TEST-7). */
  clockSetAt?: Date;
  /** When settings changed; removed once tables are reassigned. */
  reassignDueAt?: Date;
  /** The `localTimesKeptSince` whose reservations were moved; absent: none. */
  localTimesMoved?: number;
  /** End of the lease of the process that reassigns tables. */
  reassignLease?: Date | null;
}

const rulesSchema = documentSchema<RulesDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    ownerId: { type: String, default: '' },
    rules: { type: Schema.Types.Mixed, default: null },
    dayZone: { type: String },
    availabilityRules: { type: String },
    entitlements: { type: Schema.Types.Mixed },
    entitlementsVersion: { type: Number, default: 0 },
    deletedAt: { type: Date },
    erasedAt: { type: Date },
    layoutInService: { type: Schema.Types.Mixed },
    clockSetAt: { type: Date },
    reassignDueAt: { type: Date },
    localTimesMoved: { type: Number },
    reassignLease: { type: Date },
  },
  { collection: 'restaurant_rules', versionKey: false, minimize: false },
);
rulesSchema.index({ ownerId: 1 });
// Few owners choose it.
rulesSchema.index(
  { 'rules.givingUp.byItself': 1 },
  { partialFilterExpression: { 'rules.givingUp.byItself': true } },
);
// Only test restaurants are in this index.
rulesSchema.index({ clockSetAt: 1 }, { partialFilterExpression: { clockSetAt: { $exists: true } } });
rulesSchema.index({ deleted: 1, erasedAt: 1 }, { partialFilterExpression: { deleted: true } });
rulesSchema.index({ reassignDueAt: 1 }, { partialFilterExpression: { reassignDueAt: { $exists: true } } });

/** The collection `restaurant_rules`. */
export function rulesModel(connection: Connection): Model<RulesDocument> {
  return connection.model<RulesDocument>('RestaurantRules', rulesSchema);
}
