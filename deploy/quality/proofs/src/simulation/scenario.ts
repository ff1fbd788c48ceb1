import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { newId } from '@tablewell/chassis/ids';
import { create, type Message, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { LayoutInServiceSchema, RestaurantSchema } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { type EventType, subjectOf } from '../../../../../services/chassis/src/events/registry';
import type { SimulatedBroker } from './bus';
import { floorOf, layoutId } from './floors';
import type { World } from './world';

/** The one restaurant of a run: few tables, so that all diners want the same ones. */
export const restaurantId = 'restaurant-1';
/** The number of tables of each size. Settings that change during the run give them other types. */
export const tables = { 2: 2, 4: 1 } as const;
export const seatsOf = { TwoTop: 2, FourTop: 4, TwoTopCircle: 2, SixTop: 4 } as const;
/** The shortest turn time in any of the settings; the starts overlap with all of them. */
export const turnMinutes = 60;
export const day = '2026-12-05';
/** Starts that overlap, in UTC. The second one extends past midnight, over two service days. */
export const times = ['22:30', '23:00'].map((time) => `${day}T${time}`);
/** The zone to which the restaurant may move during a run, where its days differ. */
const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];
const seatings = [90, 60];
const tableLists = [
  [
    { key: 'TwoTop', count: tables[2], capacity: 2 },
    { key: 'FourTop', count: tables[4], capacity: 4 },
  ],
  [
    { key: 'SixTop', count: tables[4], capacity: 4 },
    { key: 'TwoTopCircle', count: tables[2], capacity: 2 },
  ],
];
const allDay = { id: 'p', name: 'All day', opensAt: 0, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] };
const hours = [
  [allDay],
  [
    { ...allDay, closesAt: 720 },
    { ...allDay, id: 'q', name: 'Second half', opensAt: 720 },
  ],
];

/** A breakfast reservation makes the service day exist, so that the evening is a race for an existing day. */
export const early = `${day}T08:00`;

export const owner = {
  userId: 'owner-1',
  memberships: [{ restaurantId, role: Role.OWNER }],
};

export const host = {
  userId: 'host-1',
  name: 'Sam Host',
  memberships: [{ restaurantId, role: Role.HOST }],
};

/** The events of other services that a booking needs. They are published again to a broker that lost them. */
export class Circumstances {
  private version = 1n;
  /** The newest version of the layout in service. */
  layoutVersion = 1n;
  private readonly facts: { id: string; type: EventType; data: Uint8Array }[] = [];

  /** @param booksByPlan whether reservations are booked on a floor plan from the beginning, instead of on counts */
  constructor(
    private readonly world: World,
    private readonly booksByPlan: boolean,
    operatingPeriods = hours[0] ?? [],
  ) {
    this.open({ timezone: 'UTC', seatingMinutes: 90, tableTypes: tableLists[0] ?? [], operatingPeriods });
    this.add(events.entitlementsChanged, {
      ownerId: 'owner-1',
      version: 1n,
      entitlements: { monthlyReservations: 0, analytics: true, sms: true },
    });
  }

  /** The owner changes the restaurant's time zone, tables, turn time and hours. */
  async change(broker: SimulatedBroker): Promise<void> {
    if (this.booksByPlan && this.world.chance(0.5)) this.saveLayout();
    this.open({
      timezone: this.anyOf(zones),
      seatingMinutes: this.anyOf(seatings),
      tableTypes: this.anyOf(tableLists),
      operatingPeriods: this.anyOf(hours),
    });
    await this.log(broker);
  }

  private saveLayout(): void {
    const version = (this.layoutVersion += 1n);
    const saved = { restaurantId, layoutId, name: 'Main Floor', version, floor: floorOf(version) };
    this.add(events.layoutSaved, saved);
  }

  /** The layout as read by a process that changes the settings: it may have been saved since. */
  private layoutInService() {
    const isBefore = this.layoutVersion > 1n && this.world.chance(0.5);
    const layoutVersion = isBefore ? this.layoutVersion - 1n : this.layoutVersion;
    return { layoutId, layoutVersion, floor: floorOf(layoutVersion) };
  }

  private anyOf<T>(choices: readonly T[]): T {
    return choices[this.world.pick(choices.length)] as T;
  }

  private open(settings: MessageInitShape<typeof RestaurantSchema>): void {
    this.version += 1n;
    const restaurant = create(RestaurantSchema, {
      id: restaurantId,
      version: this.version,
      ownerId: 'owner-1',
      name: 'Trattoria',
      smsNotifications: true,
      country: 'US',
      smsCountries: ['US'],
      dayTurnsAt: 300,
      autoConfirm: true,
      ...settings,
    });
    if (this.booksByPlan) restaurant.layoutInService = create(LayoutInServiceSchema, this.layoutInService());
    this.add(events.userVerified, { user: { id: 'owner-1', email: 'ada@example.com', isVerified: true } });
    this.add(events.restaurantUpdated, { restaurant });
  }

  async log(broker: SimulatedBroker): Promise<void> {
    for (const { id, type, data } of this.facts) {
      const subject = subjectOf(type);
      // A publisher tries until the broker has it.
      for (let isPublished = false; !isPublished;) {
        isPublished = await broker
          .publish({ id, subject, type: type.name, data, at: new Date(this.world.now), document: id })
          .then(() => true)
          .catch(() => false);
      }
    }
  }

  private add<M extends Message>(type: EventType<M>, payload: MessageInitShape<GenMessage<M>>): void {
    this.facts.push({ id: newId(), type, data: toBinary(type.schema, create(type.schema, payload)) });
  }
}
