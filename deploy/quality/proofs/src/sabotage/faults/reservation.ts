import type { MongoReservations } from '../../../../../../services/reservation/src/adapters/mongo/reservations';
import type { MongoServiceDays } from '../../../../../../services/reservation/src/adapters/mongo/service-days';
import type { ServiceDayModel } from '../../../../../../services/reservation/src/adapters/mongo/service-day-model';
import type {
  claimAsOfNow,
  withOverstays,
} from '../../../../../../services/reservation/src/day/claims/overstay';
import type { findStep } from '../../../../../../services/reservation/src/party/party-step';
import type { dayZoneOf } from '../../../../../../services/reservation/src/day/claims/service-dates';
import type { isOver, activeClaims } from '../../../../../../services/reservation/src/day/claims/table-hold';
import type { listReservations } from '../../../../../../services/reservation/src/queries/read';
import { intercept } from './intercept';

/** How long from now on. */
const staysOnMs = 15 * 60_000;
const lateMs = 400;

type Collection = ServiceDayModel['collection'];
type Filter = Parameters<Collection['updateOne']>[0];

/** Service days whose writes use another filter than the intended one. */
const filtering = (
  Original: typeof MongoServiceDays,
  other: (collection: Collection, filter: Filter) => Promise<Filter>,
) =>
  class extends Original {
    constructor(...[model, ...clocks]: ConstructorParameters<typeof Original>) {
      const { collection } = model;
      const updateOne: Collection['updateOne'] = async (filter, ...rest) =>
        collection.updateOne(await other(collection, filter), ...rest);
      super(intercept(model, { collection: intercept(collection, { updateOne }) }), ...clocks);
    }
  };

/** Writes a day without checking its version. */
export const versionIgnored = (Original: typeof MongoServiceDays) =>
  filtering(Original, async (_, { version: _version, ...filter }) => filter);

/** The version is read when a day is written, not when the decision is made. */
export const versionReadLate = (Original: typeof MongoServiceDays) =>
  filtering(Original, async (collection, filter) => {
    if (!('version' in filter)) return filter;
    const stored = await collection.findOne({ _id: filter._id as never });
    return { ...filter, version: stored?.['version'] ?? filter['version'] };
  });

/** Days follow the restaurant when it moves to another zone. */
export const dayZoneFollows =
  (_original: typeof dayZoneOf): typeof dayZoneOf =>
  ({ timezone }) =>
    timezone;

/** A step that was undone is not known any more. */
export const undoneStepsForgotten =
  (original: typeof findStep): typeof findStep =>
  (party, id) => {
    const found = original(party, id);
    return found?.undone ? undefined : found;
  };

/** A table is free when the turn time of its party is over, whether or not the party left. */
export const staysEndOnTime =
  (_original: typeof withOverstays): typeof withOverstays =>
  (_rules, claims) =>
    claims;

/** A party that sits holds its table for a while from now on although it does not overstay, so that the next party loses it. */
export const everyoneStaysOn =
  (_original: typeof claimAsOfNow): typeof claimAsOfNow =>
  (claim, now) =>
    claim.seated ? { ...claim, until: Math.max(claim.until, now + staysOnMs) } : claim;

/** A booking is answered before it is stored. */
export const insertLater = (Original: typeof MongoReservations) =>
  class extends Original {
    override async insert(...given: Parameters<MongoReservations['insert']>): Promise<'done'> {
      setTimeout(() => void super.insert(...given).catch(() => undefined), lateMs);
      return 'done';
    }
  };

/** The events of a booking are not in an outbox, and are published a moment after it is stored. */
export const eventsApart = (Original: typeof MongoReservations) =>
  class extends Original {
    private readonly publish: ConstructorParameters<typeof Original>[1];

    constructor(...[model, enqueueEvents, counts]: ConstructorParameters<typeof Original>) {
      super(model, enqueueEvents, counts);
      this.publish = enqueueEvents;
    }

    override async insert(...[reservation, key, events]: Parameters<MongoReservations['insert']>) {
      const outcome = await super.insert(reservation, key, []);
      if (outcome === 'done') setTimeout(() => this.publish('reservations', reservation.id, events), lateMs);
      return outcome;
    }
  };

/** The store does not record the key with which a booking was made. */
export const keyNotStored = (Original: typeof MongoReservations) =>
  class extends Original {
    override insert(...[reservation, , events]: Parameters<MongoReservations['insert']>) {
      return super.insert(reservation, '', events);
    }
  };

/** Any owner is a member of any restaurant. */
export const everyOwnerIsMember =
  (original: typeof listReservations): typeof listReservations =>
  (ports) => {
    const list = original(ports);
    return (actor, request) => {
      const [membership] = actor?.memberships ?? [];
      const forged = membership && { ...membership, restaurantId: request.restaurantId };
      return list(actor && forged && { ...actor, memberships: [forged] }, request);
    };
  };

/** A hold that has ended still takes its table. */
export const endedHoldsKept =
  (_original: typeof activeClaims): typeof activeClaims =>
  (claims) =>
    claims;

/** No sweep removes a hold. */
export const holdsNeverOver =
  (_original: typeof isOver): typeof isOver =>
  () =>
    false;
