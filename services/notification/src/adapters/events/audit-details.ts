import type { Initiator } from '@tablewell/chassis/access';
import { clockText } from '@tablewell/shared/calendar';
import { PinChange, TabletChange } from '@tablewell/proto/auth/v1/shared_tablet_events_pb';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { Role } from '@tablewell/proto/common/v1/actor_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import {
  type BlockSet,
  DinerNote,
  type ReservationNoted,
  type ReservationStepped,
  type SectionsSet,
  type ShiftNoteSet,
} from '@tablewell/proto/reservation/v1/reservation_events_pb';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { type AuditDetails, withoutEmpty } from '../../domain/activity';

/** An audit entry's data from an event; undefined for events without an entry, such as automatic list updates. */
export type AuditSource =
  (AuditDetails & { restaurantIds: readonly string[]; by?: Initiator; id?: string }) | undefined;

export const roleNames: Record<Role, string> = {
  [Role.UNSPECIFIED]: '',
  [Role.OWNER]: 'owner',
  [Role.MANAGER]: 'manager',
  [Role.HOST]: 'host',
};
export const planNames: Record<PlanId, string> = {
  [PlanId.UNSPECIFIED]: 'basic',
  [PlanId.BASIC]: 'basic',
  [PlanId.PREMIUM]: 'premium',
  [PlanId.ENTERPRISE]: 'enterprise',
};
export const tabletChanges: Record<TabletChange, string> = {
  [TabletChange.UNSPECIFIED]: '',
  [TabletChange.STARTED]: 'started',
  [TabletChange.ENDED]: 'ended',
  [TabletChange.TURN]: 'turn',
  [TabletChange.PINS_REFUSED]: 'pins-refused',
};
export const pinChanges: Record<PinChange, string> = {
  [PinChange.UNSPECIFIED]: '',
  [PinChange.SET]: 'set',
  [PinChange.REMOVED]: 'removed',
  [PinChange.RETIRED]: 'retired',
};

/** The system if there is no member: webhooks and sign-ups have no session, but their initiator is not a visitor. */
export const memberOrSystem = (by: Initiator): Initiator => (by.kind === 'member' ? by : { kind: 'system' });

/** Automatic updates of the guest list, by bookings and visits, have no entry. */
export const byMember = (by: Initiator, source: AuditSource): AuditSource =>
  by.kind === 'member' ? source : undefined;

export const personDetails = (user: User | undefined) => ({
  name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  email: user?.email ?? '',
});

export const asMember = (user: User): Initiator => ({
  kind: 'member',
  userId: user.id,
  name: personDetails(user).name,
  email: user.email,
  address: '',
  userAgent: '',
});

/** The reservation's local time. */
const whenOf = ({ localDate, localMinute }: Reservation) => `${localDate}T${clockText(localMinute)}`;

export function aboutReservation(reservation: Reservation | undefined, previous?: Reservation): AuditSource {
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

/** The same with the rules that a host overrode, and the reason. */
export function overriding(
  { overridden, reason, overLimit }: { overridden: readonly string[]; reason: string; overLimit: string },
  source: AuditSource,
): AuditSource {
  if (!source) return undefined;
  const more = withoutEmpty({ overridden: overridden.join(','), reason, overLimit });
  return { ...source, details: { ...source.details, ...more } };
}

const stepNames: Record<Step, string> = {
  [Step.UNSPECIFIED]: '',
  [Step.CONFIRM]: 'confirm',
  [Step.ARRIVE]: 'arrive',
  [Step.SEAT]: 'seat',
  [Step.FINISH]: 'finish',
  [Step.NO_SHOW]: 'no-show',
  [Step.MOVE]: 'move',
  [Step.NO_ANSWER]: 'no-answer',
  [Step.LATE]: 'late',
  [Step.GIVE_UP_TABLE]: 'give-up-table',
  [Step.JOIN]: 'join',
  [Step.READY]: 'ready',
  [Step.LEAVE]: 'leave',
  [Step.TURN_AWAY]: 'turn-away',
  [Step.LAPSE]: 'lapse',
};

/** A step of a party: its kind and table, whether it was undone, and whether it overfilled a table. */
export function aboutStep(stepped: ReservationStepped): AuditSource {
  const source = aboutReservation(stepped.reservation);
  if (!source) return undefined;
  const { step, party, undone, overfilled, overridden, reservation } = stepped;
  const more = {
    step: stepNames[step],
    tables: party?.tableNumbers.join(', ') ?? '',
    walkIn: reservation?.walkIn && !reservation.wait ? 'true' : '',
    waitlist: reservation?.wait ? 'true' : '',
    undone: undone ? 'true' : '',
    overfilled: overfilled ? 'true' : '',
    overridden: overridden.join(','),
  };
  return { ...source, details: { ...source.details, ...withoutEmpty(more) } };
}

const noteNames: Record<DinerNote, string> = {
  [DinerNote.UNSPECIFIED]: '',
  [DinerNote.LATE]: 'late',
  [DinerNote.ON_TIME]: 'on-time',
  [DinerNote.MESSAGE]: 'message',
  [DinerNote.CONSENT_WITHDRAWN]: 'consent-withdrawn',
  [DinerNote.SHARING_AGREED]: 'sharing-agreed',
  [DinerNote.SHARING_ENDED]: 'sharing-ended',
  [DinerNote.CONFIRMED]: 'confirmed',
  [DinerNote.CANCEL_REFUSED]: 'cancel-refused',
};

/**
 * A diner's note through the link. The words of a message are left out: they are stored only with the reservation
 * (AUDIT-2).
 */
export function aboutNote({ reservation, note }: ReservationNoted): AuditSource {
  const source = aboutReservation(reservation);
  if (!source) return undefined;
  const minutes = note === DinerNote.LATE ? (reservation?.late?.minutes ?? '') : '';
  return { ...source, details: { ...source.details, ...withoutEmpty({ note: noteNames[note], minutes }) } };
}

/** The names of the changed fields, without values. */
function changesOf(reservation: Reservation, previous: Reservation): string {
  const changed = [
    whenOf(reservation) === whenOf(previous) ? '' : 'when',
    ...(
      ['partySize', 'name', 'phoneNumber', 'notes', 'tableType', 'area', 'email', 'occasion'] as const
    ).filter((field) => reservation[field] !== previous[field]),
    isSameDietary(reservation, previous) ? '' : 'dietary',
  ];
  return changed.filter(Boolean).join(',');
}

const dietaryOf = ({ dietary }: Reservation): string =>
  dietary ? [dietary.words, ...dietary.needs].join('\n') : '';

const isSameDietary = (a: Reservation, b: Reservation): boolean => dietaryOf(a) === dietaryOf(b);

function earlier(reservation: Reservation, previous: Reservation) {
  return {
    previousWhen: whenOf(reservation) === whenOf(previous) ? '' : whenOf(previous),
    previousPartySize: reservation.partySize === previous.partySize ? '' : previous.partySize,
  };
}

export function aboutGuest(
  guest: { id: string; restaurantId: string } | undefined,
  part: { imported: boolean; importId: string } = { imported: false, importId: '' },
): AuditSource {
  if (!guest) return undefined;
  const restaurantIds = [guest.restaurantId];
  // One entry per import.
  if (part.imported) {
    const details = { imported: 'true' };
    return { kind: 'guest', subjectId: '', restaurantIds, details, id: `import-${part.importId}` };
  }
  return { kind: 'guest', subjectId: guest.id, restaurantIds, details: {} };
}

export function aboutSettings(restaurantId: string, details: Record<string, string>): AuditSource & object {
  return {
    kind: 'setting',
    subjectId: restaurantId,
    restaurantIds: [restaurantId],
    details: withoutEmpty(details),
  };
}

export function aboutLayout({
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

/** The most tables or dates that an entry names: an entry is one line. */
const maxNamed = 12;
const named = (all: readonly string[]): string =>
  [...all.slice(0, maxNamed), ...(all.length > maxNamed ? ['…'] : [])].join(', ');

/** The making or the end of a block of tables. */
export function aboutBlock({ restaurantId, block, ...set }: BlockSet): AuditSource {
  if (!block) return undefined;
  const isOfTables = !block.everything && block.area === '';
  return {
    kind: 'setting',
    subjectId: block.id,
    restaurantIds: [restaurantId],
    details: withoutEmpty({
      tables: isOfTables ? named(block.tableNumbers) : '',
      area: block.area,
      from: set.fromLocal,
      until: set.untilLocal,
      dates: set.localDates.length > 1 ? named(set.localDates) : '',
      reason: block.reason,
      lifted: set.lifted,
    }),
  };
}

/** The note of an evening. Its text is not kept: it may be about people. */
export function aboutShiftNote({ restaurantId, localDate, note }: ShiftNoteSet): AuditSource {
  return {
    kind: 'setting',
    subjectId: restaurantId,
    restaurantIds: [restaurantId],
    details: withoutEmpty({ date: localDate, removed: note?.text === '' }),
  };
}

/** The sections of an evening. The length is bounded by the rules of sections (EVENING-8). */
export function aboutSections({ restaurantId, localDate, sections }: SectionsSet): AuditSource {
  const texts = sections.map(
    ({ server, tableNumbers }) =>
      `${server}: ${tableNumbers.length > 0 ? tableNumbers.join(', ') : 'no tables'}`,
  );
  return {
    kind: 'setting',
    subjectId: restaurantId,
    restaurantIds: [restaurantId],
    details: withoutEmpty({ date: localDate, sections: texts.join('; ') }),
  };
}

export const aboutKey = (
  { keyId, restaurantId, name }: { keyId: string; restaurantId: string; name: string },
  more: { readonly scopes?: string } = {},
): AuditSource => ({
  kind: 'setting',
  subjectId: keyId,
  restaurantIds: [restaurantId],
  details: withoutEmpty({ name, ...more }),
});
