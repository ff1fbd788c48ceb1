import type { Message } from '@bufbuild/protobuf';
import type { Initiator } from '@tablewell/chassis/access';
import { currentRequestId } from '@tablewell/chassis/context';
import { type EventHandler, type EventMeta, events, type EventType, on } from '@tablewell/chassis/events';
import { Role } from '@tablewell/proto/common/v1/actor_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import type { ReservationStepped } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { type AuditDetails, entriesOf, withoutEmpty } from '../../domain/activity';
import type { Ports } from '../../ports';

/** An audit entry's data from an event; undefined for events without an entry, such as automatic list updates. */
type AuditSource =
  (AuditDetails & { restaurantIds: readonly string[]; by?: Initiator; id?: string }) | undefined;

const roleNames: Record<Role, string> = {
  [Role.UNSPECIFIED]: '',
  [Role.OWNER]: 'owner',
  [Role.MANAGER]: 'manager',
  [Role.HOST]: 'host',
};
const planNames: Record<PlanId, string> = {
  [PlanId.UNSPECIFIED]: 'basic',
  [PlanId.BASIC]: 'basic',
  [PlanId.PREMIUM]: 'premium',
  [PlanId.ENTERPRISE]: 'enterprise',
};

/**
 * The handlers that write the audit log, of every service's events that a person caused. Of diners it stores an id, a
 * time and a party size, so that erasing a guest has nothing to erase here.
 */
export function auditLogHandlers({
  activity,
  restaurants,
}: Pick<Ports, 'activity' | 'restaurants'>): EventHandler[] {
  /** Pairs an event with its audit entry. */
  function record<M extends Message>(
    type: EventType<M>,
    read: (payload: M, meta: EventMeta) => AuditSource | Promise<AuditSource>,
  ): EventHandler {
    return on(type, async (payload, meta) => {
      const source = await read(payload, meta);
      if (!source) return;
      const { restaurantIds, by = meta.by, id = meta.id, ...details } = source;
      await activity.append(entriesOf(details, { id, at: meta.at, by, event: type.name }, restaurantIds));
    });
  }

  return [
    record(events.reservationBooked, ({ reservation }) => aboutReservation(reservation)),
    record(events.reservationChanged, ({ reservation, previous }) => aboutReservation(reservation, previous)),
    record(events.reservationCanceled, ({ reservation }) => aboutReservation(reservation)),
    record(events.reservationRestored, ({ reservation }) => aboutReservation(reservation)),
    record(events.reservationStepped, aboutStep),
    record(events.reservationDeleted, ({ reservation }) => aboutReservation(reservation)),
    record(events.guestCreated, ({ guest, ...part }, { by }) => byMember(by, aboutGuest(guest, part))),
    record(events.guestUpdated, ({ guest, ...part }, { by }) => byMember(by, aboutGuest(guest, part))),
    record(events.guestsImported, ({ created, updated, importId }, { by }) =>
      byMember(by, aboutGuest([...created, ...updated][0], { imported: true, importId })),
    ),
    record(events.guestDeleted, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
    record(events.guestErased, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
    record(events.guestExported, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
    record(events.restaurantCreated, ({ restaurant }, { by }) =>
      restaurant
        ? { ...aboutSettings(restaurant.id, { name: restaurant.name }), by: memberOrSystem(by) }
        : undefined,
    ),
    record(events.restaurantUpdated, ({ restaurant, changed }) =>
      restaurant ? aboutSettings(restaurant.id, { changed: changed.join(',') }) : undefined,
    ),
    record(events.layoutCreated, aboutLayout),
    record(events.layoutSaved, aboutLayout),
    record(events.layoutDeleted, aboutLayout),
    record(events.staffInvited, ({ restaurantId, email, role }) => ({
      kind: 'staff',
      subjectId: email,
      restaurantIds: [restaurantId],
      details: withoutEmpty({ email, role: roleNames[role] }),
    })),
    record(events.invitationWithdrawn, ({ restaurantId, email }) => ({
      kind: 'staff',
      subjectId: email,
      restaurantIds: [restaurantId],
      details: withoutEmpty({ email }),
    })),
    record(events.membershipChanged, ({ user, memberships, restaurantId }, { by }) => {
      const role = memberships.find((place) => place.restaurantId === restaurantId)?.role ?? Role.UNSPECIFIED;
      return (
        user && {
          kind: 'staff',
          subjectId: user.id,
          restaurantIds: [restaurantId],
          details: withoutEmpty({ ...personDetails(user), role: roleNames[role] }),
          // Invitations are accepted without a session.
          by: by.kind === 'visitor' ? asMember(user) : by,
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
    record(events.entitlementsChanged, async ({ ownerId, entitlements }, { by }) =>
      entitlements
        ? {
            kind: 'plan',
            subjectId: ownerId,
            restaurantIds: await restaurants.ownedBy(ownerId),
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

/** Webhooks and sign-ups have no session, and are not diners. */
const memberOrSystem = (by: Initiator): Initiator => (by.kind === 'member' ? by : { kind: 'system' });

/** Automatic updates of the guest list, by bookings and visits, have no entry. */
const byMember = (by: Initiator, source: AuditSource): AuditSource =>
  by.kind === 'member' ? source : undefined;

const personDetails = (user: User | undefined) => ({
  name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  email: user?.email ?? '',
});

const asMember = (user: User): Initiator => ({
  kind: 'member',
  userId: user.id,
  name: personDetails(user).name,
  email: user.email,
  address: '',
  userAgent: '',
});

const pad = (part: number) => String(part).padStart(2, '0');
/** The reservation's local time. */
const whenOf = ({ localDate, localMinute }: Reservation) =>
  `${localDate}T${pad(Math.floor(localMinute / 60))}:${pad(localMinute % 60)}`;

function aboutReservation(reservation: Reservation | undefined, previous?: Reservation): AuditSource {
  if (!reservation) return undefined;
  const { id, restaurantId, partySize } = reservation;
  const details = { when: whenOf(reservation), partySize };
  const before = previous
    ? { changed: changesOf(reservation, previous), ...earlier(reservation, previous) }
    : {};
  return {
    kind: 'reservation',
    subjectId: id,
    restaurantIds: [restaurantId],
    details: withoutEmpty({ ...details, ...before }),
  };
}

const stepNames: Record<Step, string> = {
  [Step.UNSPECIFIED]: '',
  [Step.CONFIRM]: 'confirm',
  [Step.ARRIVE]: 'arrive',
  [Step.SEAT]: 'seat',
  [Step.FINISH]: 'finish',
  [Step.NO_SHOW]: 'no-show',
  [Step.MOVE]: 'move',
};

/** A step of a party: which one, at which table, and whether it was undone or made room where there was none. */
function aboutStep(stepped: ReservationStepped): AuditSource {
  const source = aboutReservation(stepped.reservation);
  if (!source) return undefined;
  const { step, party, undone, overfilled, reservation } = stepped;
  const more = {
    step: stepNames[step],
    tables: party?.tableNumbers.join(', ') ?? '',
    walkIn: reservation?.walkIn ? 'true' : '',
    undone: undone ? 'true' : '',
    overfilled: overfilled ? 'true' : '',
  };
  return { ...source, details: { ...source.details, ...withoutEmpty(more) } };
}

/** The names of the changed fields, without values. */
function changesOf(reservation: Reservation, previous: Reservation): string {
  const changed = [
    whenOf(reservation) === whenOf(previous) ? '' : 'when',
    ...(['partySize', 'name', 'phoneNumber', 'notes', 'tableType'] as const).filter(
      (field) => reservation[field] !== previous[field],
    ),
  ];
  return changed.filter(Boolean).join(',');
}

function earlier(reservation: Reservation, previous: Reservation) {
  return {
    previousWhen: whenOf(reservation) === whenOf(previous) ? '' : whenOf(previous),
    previousPartySize: reservation.partySize === previous.partySize ? '' : previous.partySize,
  };
}

function aboutGuest(
  guest: { id: string; restaurantId: string } | undefined,
  part: { imported: boolean; importId: string } = { imported: false, importId: '' },
): AuditSource {
  if (!guest) return undefined;
  const restaurantIds = [guest.restaurantId];
  // One entry per import. Events of earlier releases lack the import's id: the request's id replaces it.
  const id = part.imported ? part.importId || currentRequestId() : undefined;
  if (id) {
    const details = { imported: 'true' };
    return { kind: 'guest', subjectId: '', restaurantIds, details, id: `import-${id}` };
  }
  return { kind: 'guest', subjectId: guest.id, restaurantIds, details: {} };
}

function aboutSettings(restaurantId: string, details: Record<string, string>): AuditSource & object {
  return {
    kind: 'setting',
    subjectId: restaurantId,
    restaurantIds: [restaurantId],
    details: withoutEmpty(details),
  };
}

function aboutLayout({
  restaurantId,
  layoutId,
  name,
}: {
  restaurantId: string;
  layoutId: string;
  name: string;
}): AuditSource {
  return {
    kind: 'layout',
    subjectId: layoutId,
    restaurantIds: [restaurantId],
    details: withoutEmpty({ name }),
  };
}
