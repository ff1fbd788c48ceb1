import { setTimeout } from 'node:timers/promises';
import type { Message } from '@bufbuild/protobuf';
import { withheldNames } from '@tablewell/chassis/access';
import type { Clock } from '@tablewell/chassis/clock';
import { type EventHandler, type EventMeta, events, type EventType, on } from '@tablewell/chassis/events';
import { PinChange, TabletChange } from '@tablewell/proto/auth/v1/shared_tablet_events_pb';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { Role } from '@tablewell/proto/common/v1/actor_pb';
import type { Activity } from '../../activity-ports';
import { entriesOf, withoutEmpty } from '../../domain/activity';
import { securityChanges } from '../mapping';
import type { MongoReadCopies } from '../mongo/read-copies';
import {
  aboutBlock,
  aboutGuest,
  aboutKey,
  aboutLayout,
  aboutNote,
  aboutReservation,
  aboutSections,
  aboutShiftNote,
  aboutSettings,
  aboutStep,
  asMember,
  type AuditSource,
  byMember,
  memberOrSystem,
  overriding,
  personDetails,
  pinChanges,
  planNames,
  roleNames,
  tabletChanges,
} from './audit-details';

/** How long an owner without a restaurant is considered new; less than the total of an event's retries. */
const restaurantDelayMs = 30_000;
/** Look-ups before the event is left to a later delivery. */
const maxLookUps = 15;
const lookUpEveryMs = 200;

/** Pairs an event with its audit entry. */
type Record = <M extends Message>(
  type: EventType<M>,
  read: (payload: M, meta: EventMeta) => AuditSource | Promise<AuditSource>,
) => EventHandler;

const ofReservations = (record: Record): EventHandler[] => [
  record(events.reservationBooked, (booked) => overriding(booked, aboutReservation(booked.reservation))),
  record(events.reservationAccepted, (accepted) =>
    overriding(accepted, aboutReservation(accepted.reservation)),
  ),
  record(events.reservationRequested, ({ reservation, previous }) => aboutReservation(reservation, previous)),
  record(events.reservationDeclined, ({ reservation }) => aboutReservation(reservation)),
  record(events.reservationExpired, ({ reservation }) => aboutReservation(reservation)),
  record(events.reservationChanged, (changed) =>
    overriding(changed, aboutReservation(changed.reservation, changed.previous)),
  ),
  record(events.reservationCanceled, ({ reservation }) => aboutReservation(reservation)),
  record(events.reservationRestored, ({ reservation }) => aboutReservation(reservation)),
  record(events.reservationStepped, aboutStep),
  record(events.reservationNoted, aboutNote),
  record(events.sectionsSet, aboutSections),
  record(events.shiftNoteSet, aboutShiftNote),
  record(events.onlinePauseSet, ({ restaurantId, pause, untilLocal, resumed }) => ({
    kind: 'setting',
    subjectId: restaurantId,
    restaurantIds: [restaurantId],
    details: withoutEmpty({
      until: resumed ? '' : untilLocal,
      restOfNight: !resumed && pause?.restOfNight === true,
      resumed,
    }),
  })),
  record(events.blockSet, aboutBlock),
  record(events.reservationDeleted, ({ reservation }) => aboutReservation(reservation)),
];

const ofGuests = (record: Record): EventHandler[] => [
  record(events.guestCreated, ({ guest, ...part }, { by }) => byMember(by, aboutGuest(guest, part))),
  record(events.guestUpdated, ({ guest, ...part }, { by }) => byMember(by, aboutGuest(guest, part))),
  record(events.guestsImported, ({ created, updated, importId }, { by }) =>
    byMember(by, aboutGuest([...created, ...updated][0], { imported: true, importId })),
  ),
  record(events.guestDeleted, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
  record(events.guestErased, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
  record(events.guestSharingRecorded, ({ restaurantId, guestId: id, agreed }) => {
    const source = aboutGuest({ id, restaurantId });
    return source && { ...source, details: { ...source.details, agreed: String(agreed) } };
  }),
  record(events.guestExported, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
];

const ofRestaurants = (record: Record): EventHandler[] => [
  record(events.restaurantCreated, ({ restaurant }, { by }) =>
    restaurant
      ? { ...aboutSettings(restaurant.id, { name: restaurant.name }), by: memberOrSystem(by) }
      : undefined,
  ),
  record(events.restaurantUpdated, ({ restaurant, changed }) =>
    restaurant ? aboutSettings(restaurant.id, { changed: changed.join(',') }) : undefined,
  ),
  record(events.groupGuestSharingSet, ({ groupId, on, name, restaurants }) => ({
    kind: 'setting',
    subjectId: groupId,
    restaurantIds: restaurants.map(({ id }) => id),
    details: withoutEmpty({ name, on: String(on) }),
  })),
  record(events.rulesDraftKept, ({ restaurantId, name }) => aboutSettings(restaurantId, { name })),
  record(events.rulesDraftDiscarded, ({ restaurantId, name }) => aboutSettings(restaurantId, { name })),
  record(events.layoutCreated, aboutLayout),
  record(events.layoutSaved, aboutLayout),
  record(events.layoutDeleted, aboutLayout),
];

const ofAccounts = (record: Record): EventHandler[] => [
  record(events.staffInvited, ({ restaurantId, email, role, withheld, inAllRestaurants }) => ({
    kind: 'staff',
    subjectId: email,
    restaurantIds: [restaurantId],
    details: withoutEmpty({
      ...{ email, role: roleNames[role], withheld: withheldNames(withheld).join(',') },
      restaurants: inAllRestaurants ? 'all' : '',
    }),
  })),
  record(events.invitationWithdrawn, ({ restaurantId, email }) => ({
    kind: 'staff',
    subjectId: email,
    restaurantIds: [restaurantId],
    details: withoutEmpty({ email }),
  })),
  record(events.membershipChanged, ({ user, memberships, restaurantId, withholdsChanged }, { by }) => {
    const place = memberships.find((each) => each.restaurantId === restaurantId);
    const role = place?.role ?? Role.UNSPECIFIED;
    const withheld = withheldNames(place?.withheld ?? []).join(',');
    return (
      user && {
        kind: 'staff',
        subjectId: user.id,
        restaurantIds: [restaurantId],
        details: withoutEmpty({
          ...{ ...personDetails(user), role: roleNames[role] },
          // A change of the role says nothing about it.
          withheld: withholdsChanged ? withheld || 'nothing' : '',
        }),
        // Invitations are accepted without a session.
        by: by.kind === 'anonymous' ? asMember(user) : by,
      }
    );
  }),
  record(events.sessionStarted, ({ user, sessionId, restaurantIds }) => ({
    kind: 'session',
    subjectId: sessionId,
    restaurantIds,
    details: withoutEmpty(personDetails(user)),
  })),
  record(events.sessionEnded, ({ user, sessionIds, restaurantIds, reason }) => ({
    kind: 'session',
    subjectId: sessionIds[0] ?? '',
    restaurantIds,
    details: withoutEmpty({ ...personDetails(user), reason }),
  })),
  record(events.userSecurityChanged, ({ user, change, restaurantIds }, { by }) =>
    // The entry of the plan says it.
    change === SecurityChange.SESSION_LIMITS_RESUMED
      ? undefined
      : {
          kind: 'session',
          subjectId: user?.id ?? '',
          restaurantIds,
          details: withoutEmpty({ ...personDetails(user), change: securityChanges[change] ?? '' }),
          // The person who entered wrong codes is unknown.
          by: memberOrSystem(by),
        },
  ),
  record(events.sharedTabletChanged, ({ restaurantId, tabletId, name, change }) =>
    // Each turn would be an entry of its own; what is done in it names the person.
    change === TabletChange.TURN
      ? undefined
      : {
          kind: 'session',
          subjectId: tabletId,
          restaurantIds: [restaurantId],
          details: withoutEmpty({ name, change: tabletChanges[change] }),
        },
  ),
  record(events.pinChanged, ({ restaurantId, userId, name, change }, { by }) => ({
    kind: 'session',
    subjectId: userId,
    restaurantIds: [restaurantId],
    details: withoutEmpty({ name, change: pinChanges[change] }),
    // The entry must not tell the person who typed the same PIN whose it was.
    ...(change === PinChange.RETIRED ? { by: { kind: 'system' } as const } : { by: memberOrSystem(by) }),
  })),
  record(events.apiKeyCreated, ({ scopes, ...key }) => aboutKey(key, { scopes: scopes.join(', ') })),
  record(events.apiKeyEnded, (key) => aboutKey(key)),
];

/**
 * The handlers that write the audit log, of every service's events that a person caused. Of diners it stores an id, a
 * time and a party size, so that nothing has to be erased here with a guest (AUDIT-2).
 */
export function auditLogHandlers(activity: Activity, copies: MongoReadCopies, clock: Clock): EventHandler[] {
  const record: Record = (type, read) =>
    on(type, async (payload, meta) => {
      const source = await read(payload, meta);
      if (!source) return;
      const { restaurantIds, by = meta.by, id = meta.id, ...details } = source;
      await activity.append(entriesOf(details, { id, at: meta.at, by, event: type.name }, restaurantIds));
    });

  /** The owner's restaurants. Waits for the first restaurant of a new account, which another publisher announces. */
  async function restaurantsOf(ownerId: string, at: Date): Promise<string[]> {
    for (let lookUp = 1; ; lookUp++) {
      const ids = await copies.restaurantsOf(ownerId);
      const isNew = clock().getTime() - at.getTime() < restaurantDelayMs;
      if (ids.length > 0 || !isNew) return ids;
      if (lookUp === maxLookUps) throw new Error(`no restaurant is known of owner ${ownerId}`);
      await setTimeout(lookUpEveryMs);
    }
  }

  return [
    ...ofReservations(record),
    ...ofGuests(record),
    ...ofRestaurants(record),
    ...ofAccounts(record),
    on(events.restaurantDeleted, async ({ id, version }) => {
      // The copy is deleted before the entries, so that no event of another publisher adds an entry afterwards.
      await copies.putRestaurant(id, Number(version), null);
      await activity.removeAll(id);
    }),
    record(events.entitlementsChanged, async ({ ownerId, entitlements }, { by, at }) =>
      entitlements
        ? {
            kind: 'plan',
            subjectId: ownerId,
            restaurantIds: await restaurantsOf(ownerId, at),
            details: withoutEmpty({
              plan: planNames[entitlements.effectivePlan],
              trial: entitlements.inTrial,
            }),
            by: memberOrSystem(by),
          }
        : undefined,
    ),
  ];
}
