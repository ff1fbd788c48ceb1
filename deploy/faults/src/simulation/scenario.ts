import { events, Role, newId } from '@tablewell/chassis';
import { create, type Message, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { RestaurantSchema } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { type EventType, subjectOf } from '../../../../services/chassis/src/events/catalogue';
import type { SimulatedBroker } from './bus';
import type { World } from './world';

/** The one restaurant of a run: few tables, so that everybody wants the same ones. */
export const restaurantId = 'restaurant-1';
export const tables = { TwoTop: 2, FourTop: 1 } as const;
export const turnMinutes = 90;
export const day = '2026-12-05';
/** Starts that reach into each other, by UTC. The second sits past midnight, on two service days. */
export const times = ['22:30', '23:00'].map((time) => `${day}T${time}`);
/** Where the restaurant may move to while all this goes on: its days are other ones there. */
const zones = ['America/New_York', 'Asia/Tokyo'];

/** Somebody has breakfast on that day, so that the evening is a race for a day that exists. */
export const early = `${day}T08:00`;

export const owner = {
  userId: 'owner-1',
  memberships: [{ restaurantId, role: Role.OWNER }],
};

/** What the other services have to say before anybody can book. They say it again to a broker that forgot it. */
export class Circumstances {
  private readonly facts: { id: string; type: EventType; data: Uint8Array }[] = [];

  constructor(private readonly world: World) {
    this.open('UTC', 2n);
    this.add(events.entitlementsChanged, {
      ownerId: 'owner-1',
      version: 1n,
      entitlements: { monthlyReservations: 0, analytics: true, sms: true },
    });
  }

  /** The owner changes the restaurant's time zone. */
  async move(broker: SimulatedBroker): Promise<void> {
    this.open(zones[this.world.pick(zones.length)] ?? '', 3n);
    await this.tell(broker);
  }

  private open(timezone: string, version: bigint): void {
    const restaurant = create(RestaurantSchema, {
      id: restaurantId,
      version,
      ownerId: 'owner-1',
      name: 'Trattoria',
      timezone,
      seatingMinutes: turnMinutes,
      smsNotifications: true,
      operatingPeriods: [
        { id: 'p', name: 'All day', opensAt: 0, closesAt: 1440, intervalMinutes: 30, daysOfWeek: [] },
      ],
      tableTypes: [
        { key: 'TwoTop', count: tables.TwoTop, capacity: 2 },
        { key: 'FourTop', count: tables.FourTop, capacity: 4 },
      ],
    });
    this.add(events.userVerified, { user: { id: 'owner-1', email: 'ada@example.com', isVerified: true } });
    this.add(events.restaurantUpdated, { restaurant });
  }

  async tell(broker: SimulatedBroker): Promise<void> {
    for (const { id, type, data } of this.facts) {
      const subject = subjectOf(type);
      // Whoever publishes tries until the broker has it.
      for (let told = false; !told;) {
        told = await broker
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
