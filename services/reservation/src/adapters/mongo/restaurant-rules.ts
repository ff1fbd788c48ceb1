import type { Clock } from '@tablewell/chassis/clock';
import { ReadModel } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { type Floor, floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { defaultEntitlements, testEntitlements } from '../../restaurant/entitlements';
import type { MovedClock } from '../../restaurant/restaurant-clock';
import type { KnownRestaurant, RestaurantRules } from '../../restaurant/restaurant-rules';
import type { RestaurantRulesStore } from '../../ports';
import type { MongoEntitlements } from './entitlements';
import type { LayoutFloor, MongoLayoutFloors } from './layout-floors';
import { leaseDocuments } from './leases';
import { MadeValues } from './made-values';
import { untilReadEverywhere } from './moved-clocks';
import { type PublishedRules, type RulesDocument, rulesModel } from './restaurant-rules-model';

/** Bookings that were running when a restaurant changed have ended after this long. */
const maxBookingMs = 60_000;
/** Calls that were running when the zone changed are past their deadlines after this long. */
const maxCallMs = 10_000;

/**
 * Read copies of restaurants; the highest version wins, in whatever order events arrive. The layout in service has two
 * versions of its own: that of the restaurant that chose it, and that of the layout whose floor it is (decision 0074).
 */
export class MongoRestaurantRules implements RestaurantRulesStore {
  private readonly model: Model<RulesDocument>;
  private readonly copies: ReadModel<RulesDocument>;
  private readonly plannedFloors = new MadeValues<Floor>();
  private readonly countedFloors = new MadeValues<Floor>();
  private readonly availability = new MadeValues<AvailabilityRules>();

  constructor(
    connection: Connection,
    private readonly entitlements: MongoEntitlements,
    private readonly floors: MongoLayoutFloors,
  ) {
    this.model = rulesModel(connection);
    this.copies = new ReadModel(this.model);
  }

  async find(id: string): Promise<KnownRestaurant | undefined> {
    const document = await this.copies.find(id);
    const rules = document && !document.deleted ? this.rulesOf(document) : undefined;
    if (!document || !rules) return undefined;
    const ofOwner = document.entitlements ?? defaultEntitlements;
    return { ...rules, entitlements: rules.isTest ? testEntitlements : ofOwner };
  }

  /** The restaurants that give up the tables of late parties without a host. */
  async givingUp(): Promise<string[]> {
    const found = await this.model
      .find({ 'rules.givingUp.byItself': true } as never)
      .select('_id')
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  async movedSince(since: Date | undefined): Promise<MovedClock[]> {
    const found = await this.model
      // A range also without a bound: `$exists` has no index bounds.
      .find({ clockSetAt: trusted({ $gte: since ?? new Date(0) }), deleted: false })
      .select('rules.clockAheadMs')
      .lean<Pick<RulesDocument, '_id' | 'rules'>[]>();
    return found.map(({ _id, rules }) => ({ restaurantId: _id, aheadMs: rules?.clockAheadMs ?? 0 }));
  }

  /** Whether an owner has a restaurant, those for tests not counted. */
  async hasAny(ownerId: string): Promise<boolean> {
    const filter = { ownerId, deleted: false, 'rules.isTest': null };
    return (await this.model.exists(filter as never)) !== null;
  }

  /** The ids of an owner's restaurants, without those for tests. */
  async idsOf(ownerId: string): Promise<string[]> {
    const filter = { ownerId, deleted: false, 'rules.isTest': null };
    const found = await this.model
      .find(filter as never)
      .select('_id')
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  async waitFor(
    id: string,
    version: number,
    layout: { readonly id: string; readonly version: number } | undefined,
    signal: AbortSignal,
  ): Promise<boolean> {
    const isInForce = (copy: RulesDocument | undefined) => {
      if (!copy || copy.version < version) return false;
      if (!layout) return true;
      const { layoutId, layoutVersion } = copy.layoutInService ?? { layoutId: '', layoutVersion: 0 };
      return layoutId === layout.id && layoutVersion >= layout.version;
    };
    const isStored = await this.copies.waitUntil(id, isInForce, signal);
    const setAt = isStored ? (await this.copies.find(id))?.clockSetAt : undefined;
    await untilReadEverywhere(setAt, signal);
    return isStored && !signal.aborted;
  }

  /** Stores a restaurant from an event, with its layout in service. Older versions are ignored. */
  async put(published: PublishedRules, layout: LayoutFloor, at: Date): Promise<void> {
    const { availabilityRules, ...rules } = published;
    const { id, version, ownerId, timezone: dayZone } = rules;
    await this.floors.put(id, layout);
    const fields = {
      ...{ rules, ownerId, deleted: false },
      availabilityRules: JSON.stringify(availabilityRules),
      layoutInService: await this.newestOf(layout.layoutId),
      ...{ reassignDueAt: at, reassignLease: null },
      ...(rules.clockAheadMs ? { clockSetAt: at } : {}),
    };
    await this.write(id, version, fields, { dayZone });
    await this.useNewestFloor(id, layout.layoutId, at);
    await this.propagateEntitlements(ownerId);
  }

  /** Stores a saved layout's floor, and books on it if the layout is in service. */
  async putFloor(restaurantId: string, saved: LayoutFloor, at: Date): Promise<void> {
    await this.floors.put(restaurantId, saved);
    await this.useNewestFloor(restaurantId, saved.layoutId, at);
  }

  /**
   * Called after a write of either the floor or the choice of the layout, so that neither the order of their events
   * matters, nor a crash between the two writes: the event is then redelivered.
   */
  private async useNewestFloor(id: string, layoutId: string, at: Date): Promise<void> {
    if (layoutId === '') return;
    const { layoutVersion, floor } = await this.newestOf(layoutId);
    const { matchedCount } = await this.model.updateOne(
      {
        _id: id,
        'layoutInService.layoutId': layoutId,
        'layoutInService.layoutVersion': trusted({ $lt: layoutVersion }),
      } as never,
      {
        $set: {
          'layoutInService.layoutVersion': layoutVersion,
          'layoutInService.floor': floor,
          reassignDueAt: at,
          reassignLease: null,
        },
      },
    );
    if (matchedCount > 0) this.copies.wakeWaiting(id);
  }

  private async newestOf(layoutId: string) {
    const known = layoutId === '' ? undefined : await this.floors.find(layoutId);
    return { layoutId, layoutVersion: known?.version ?? 0, floor: known?.floor ?? null };
  }

  private rulesOf(document: RulesDocument): RestaurantRules | undefined {
    const { _id: id, version, rules, dayZone, layoutInService, localTimesMoved = 0 } = document;
    const { availabilityRules = '{}' } = document;
    if (!rules) return undefined;
    const { tables, ...settings } = rules;
    const own = {
      ...settings,
      ...(dayZone ? { dayZone } : {}),
      ...((rules.localTimesKeptSince ?? 0) > localTimesMoved ? { movesTimes: true } : {}),
      availabilityRules: this.availability.of(
        `${id} ${version}`,
        () => JSON.parse(availabilityRules) as AvailabilityRules,
      ),
    };
    if (layoutInService?.floor) {
      const { layoutId, layoutVersion } = layoutInService;
      const text = layoutInService.floor;
      const floor = this.plannedFloors.of(
        `${id} ${layoutId} ${layoutVersion}`,
        () => JSON.parse(text) as Floor,
      );
      if (floor.tables.length > 0) return { ...own, layoutId, floor };
    }
    return { ...own, floor: this.countedFloors.of(`${id} ${version}`, () => floorFromCounts(tables)) };
  }

  /** Deletes a restaurant's rules, and marks its data for deletion. */
  async markDeleted(id: string, version: number, at: Date): Promise<void> {
    await this.write(id, version, { rules: null, ownerId: '', deleted: true, deletedAt: at });
  }

  /**
   * Copies an owner's entitlements to their restaurants. Called after a write of either, so that the order of their events
   * does not matter.
   */
  async propagateEntitlements(ownerId: string): Promise<void> {
    if (ownerId === '') return;
    const known = await this.entitlements.find(ownerId);
    if (!known) return;
    const { version: entitlementsVersion, ...entitlements } = known;
    await this.model.updateMany(
      { ownerId, entitlementsVersion: trusted({ $lt: entitlementsVersion }) },
      { $set: { entitlements, entitlementsVersion } },
    );
  }

  /** Deleted restaurants whose data may not be deleted completely yet. */
  async toErase(max: number): Promise<{ id: string; deletedAt: Date }[]> {
    const documents = await this.model
      .find({ deleted: true, erasedAt: null })
      .limit(max)
      .lean<RulesDocument[]>();
    return documents.map(({ _id: id, deletedAt }) => ({ id, deletedAt: deletedAt ?? new Date(0) }));
  }

  /** Records that all data is deleted, once no late booking is possible. */
  async markErased(id: string, at: Date): Promise<void> {
    const before = new Date(at.getTime() - maxBookingMs);
    await this.model.updateOne(
      { _id: id, deleted: true, deletedAt: trusted({ $not: { $gt: before } }) },
      { $set: { erasedAt: at } },
    );
  }

  /** Restaurants with changed settings, each leased to this process. */
  async *toReassign(max: number, clock: Clock): AsyncGenerator<RestaurantRules> {
    const filter = { reassignDueAt: trusted({ $exists: true }), deleted: false };
    for await (const document of leaseDocuments(this.model, filter, { lease: 'reassignLease', max, clock })) {
      const rules = this.rulesOf(document);
      if (rules) yield rules;
    }
  }

  /** Queues an unfinished restaurant again, behind the others. */
  async requeue(id: string, version: number, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id, version }, { $set: { reassignLease: at } });
  }

  /** Records that tables are reassigned, once no booking under older settings can be running. */
  async markReassigned(id: string, version: number, at: Date): Promise<void> {
    const before = new Date(at.getTime() - maxBookingMs);
    await this.model.updateOne(
      { _id: id, version, reassignDueAt: trusted({ $lt: before }) },
      { $unset: { reassignDueAt: '' } },
    );
  }

  /** Records that reservations keep their local times in this version's zone, once no call under the old one can run. */
  async markTimesMoved({ id, localTimesKeptSince }: RestaurantRules, at: Date): Promise<void> {
    const before = new Date(at.getTime() - maxCallMs);
    await this.model.updateOne(
      {
        _id: id,
        'rules.localTimesKeptSince': localTimesKeptSince,
        reassignDueAt: trusted({ $lt: before }),
      } as never,
      { $set: { localTimesMoved: localTimesKeptSince } },
    );
    this.copies.wakeWaiting(id);
  }

  private write(
    id: string,
    version: number,
    fields: Partial<RulesDocument>,
    first: Partial<RulesDocument> = {},
  ): Promise<void> {
    return this.copies.put(id, version, fields, { entitlementsVersion: 0, ...first });
  }
}
