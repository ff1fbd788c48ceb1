import type { Message } from '@bufbuild/protobuf';
import {
  currentRequestId,
  type Doer,
  type EventHandler,
  type EventMeta,
  events,
  type EventType,
  on,
} from '@tablewell/chassis';
import { Role } from '@tablewell/proto/common/v1/actor_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { type Deed, linesOf, spoken } from '../../domain/activity';
import type { Ports } from '../../ports';

/** What an event says was done, and where; undefined for what nobody did, such as the list keeping itself. */
type Telling = (Deed & { restaurantIds: readonly string[]; by?: Doer; id?: string }) | undefined;

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
 * The handlers that write the activity trail: every event in which somebody did something, of every service. What it
 * tells of diners is an id, a time and a party, so that erasing one leaves nothing to erase here.
 */
export function trailHandlers({
  activity,
  restaurants,
}: Pick<Ports, 'activity' | 'restaurants'>): EventHandler[] {
  /** Pairs an event with what it says was done. */
  function tell<M extends Message>(
    type: EventType<M>,
    read: (payload: M, meta: EventMeta) => Telling | Promise<Telling>,
  ): EventHandler {
    return on(type, async (payload, meta) => {
      const telling = await read(payload, meta);
      if (!telling) return;
      const { restaurantIds, by = meta.by, id = meta.id, ...deed } = telling;
      await activity.append(linesOf(deed, { id, at: meta.at, by, event: type.name }, restaurantIds));
    });
  }

  return [
    tell(events.reservationBooked, ({ reservation }) => aboutReservation(reservation)),
    tell(events.reservationChanged, ({ reservation, previous }) => aboutReservation(reservation, previous)),
    tell(events.reservationCanceled, ({ reservation }) => aboutReservation(reservation)),
    tell(events.reservationRestored, ({ reservation }) => aboutReservation(reservation)),
    tell(events.reservationDeleted, ({ reservation }) => aboutReservation(reservation)),
    tell(events.guestCreated, ({ guest, ...part }, { by }) => byMember(by, aboutGuest(guest, part))),
    tell(events.guestUpdated, ({ guest, ...part }, { by }) => byMember(by, aboutGuest(guest, part))),
    tell(events.guestsImported, ({ created, updated, importId }, { by }) =>
      byMember(by, aboutGuest([...created, ...updated][0], { imported: true, importId })),
    ),
    tell(events.guestDeleted, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
    tell(events.guestErased, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
    tell(events.guestExported, ({ restaurantId, guestId: id }) => aboutGuest({ id, restaurantId })),
    tell(events.restaurantCreated, ({ restaurant }, { by }) =>
      restaurant
        ? { ...aboutSettings(restaurant.id, { name: restaurant.name }), by: memberOrSystem(by) }
        : undefined,
    ),
    tell(events.restaurantUpdated, ({ restaurant, changed }) =>
      restaurant ? aboutSettings(restaurant.id, { changed: changed.join(',') }) : undefined,
    ),
    tell(events.layoutCreated, aboutLayout),
    tell(events.layoutSaved, aboutLayout),
    tell(events.layoutDeleted, aboutLayout),
    tell(events.staffInvited, ({ restaurantId, email, role }) => ({
      kind: 'staff',
      subjectId: email,
      restaurantIds: [restaurantId],
      details: spoken({ email, role: roleNames[role] }),
    })),
    tell(events.invitationWithdrawn, ({ restaurantId, email }) => ({
      kind: 'staff',
      subjectId: email,
      restaurantIds: [restaurantId],
      details: spoken({ email }),
    })),
    tell(events.membershipChanged, ({ user, memberships, restaurantId }, { by }) => {
      const role = memberships.find((place) => place.restaurantId === restaurantId)?.role ?? Role.UNSPECIFIED;
      return (
        user && {
          kind: 'staff',
          subjectId: user.id,
          restaurantIds: [restaurantId],
          details: spoken({ ...personDetails(user), role: roleNames[role] }),
          // Whoever took up an invitation was not signed in.
          by: by.kind === 'visitor' ? asMember(user) : by,
        }
      );
    }),
    tell(events.sessionStarted, ({ user, sessionId, restaurantIds }) => ({
      kind: 'session',
      subjectId: sessionId,
      restaurantIds,
      details: spoken(personDetails(user)),
    })),
    tell(events.sessionEnded, ({ user, sessionIds, restaurantIds, reason }) => ({
      kind: 'session',
      subjectId: sessionIds[0] ?? '',
      restaurantIds,
      details: spoken({ ...personDetails(user), reason }),
    })),
    tell(events.entitlementsChanged, async ({ ownerId, entitlements }, { by }) =>
      entitlements
        ? {
            kind: 'plan',
            subjectId: ownerId,
            restaurantIds: await restaurants.ownedBy(ownerId),
            details: spoken({ plan: planNames[entitlements.effectivePlan], trial: entitlements.inTrial }),
            by: memberOrSystem(by),
          }
        : undefined,
    ),
  ];
}

/** The card provider and a sign-up come without a session, and are no diners. */
const memberOrSystem = (by: Doer): Doer => (by.kind === 'member' ? by : { kind: 'system' });

/** The guest list keeps itself: diners join it, visits are counted. That is nobody's deed. */
const byMember = (by: Doer, telling: Telling): Telling => (by.kind === 'member' ? telling : undefined);

const personDetails = (user: User | undefined) => ({
  name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  email: user?.email ?? '',
});

const asMember = (user: User): Doer => ({
  kind: 'member',
  userId: user.id,
  name: personDetails(user).name,
  email: user.email,
  address: '',
  userAgent: '',
});

const pad = (part: number) => String(part).padStart(2, '0');
/** By the restaurant's clock. */
const whenOf = ({ localDate, localMinute }: Reservation) =>
  `${localDate}T${pad(Math.floor(localMinute / 60))}:${pad(localMinute % 60)}`;

function aboutReservation(reservation: Reservation | undefined, previous?: Reservation): Telling {
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
    details: spoken({ ...details, ...before }),
  };
}

/** The names of what is not as before; never what it was. */
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
): Telling {
  if (!guest) return undefined;
  const restaurantIds = [guest.restaurantId];
  // Ten thousand guests of one import are one line. Events of earlier releases name no import: there the request stands for it.
  const id = part.imported ? part.importId || currentRequestId() : undefined;
  if (id) {
    const details = { imported: 'true' };
    return { kind: 'guest', subjectId: '', restaurantIds, details, id: `import-${id}` };
  }
  return { kind: 'guest', subjectId: guest.id, restaurantIds, details: {} };
}

function aboutSettings(restaurantId: string, details: Record<string, string>): Telling & object {
  return {
    kind: 'setting',
    subjectId: restaurantId,
    restaurantIds: [restaurantId],
    details: spoken(details),
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
}): Telling {
  return { kind: 'layout', subjectId: layoutId, restaurantIds: [restaurantId], details: spoken({ name }) };
}
