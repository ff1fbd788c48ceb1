import type { BookingRequest } from '../../party/request';
import type { Wait } from '../../party/wait';
import type { ReservationDocument } from './reservation-model';

/** The fields of a reservation's document, with those of its request and its wait one by one. */
type Field =
  | Exclude<keyof ReservationDocument, 'request' | 'wait'>
  | `request.${keyof BookingRequest}`
  | `wait.${keyof Wait}`;

/**
 * What happens to a field when a guest is erased, and when the retention time of the reservation ends. `keep`: the field
 * contains no personal data. `replace`: it gets an anonymous value, because readers need one. `diner`: it is about the
 * diner, and is deleted in both cases. `staff`: it names members of the staff, and is deleted only after the retention time.
 */
type Treatment = 'keep' | 'replace' | 'diner' | 'staff';

/** Every field has a treatment: a new one without it does not compile, so none survives because it was forgotten. */
const treatments = {
  _id: 'keep',
  restaurantId: 'keep',
  version: 'keep',
  status: 'keep',
  name: 'replace',
  partySize: 'keep',
  phoneNumber: 'replace',
  notes: 'replace',
  placement: 'keep',
  startsAt: 'keep',
  progress: 'keep',
  'request.state': 'keep',
  'request.expiresAt': 'keep',
  'request.withoutTable': 'keep',
  'request.words': 'diner',
  'request.answeredBy': 'staff',
  area: 'keep',
  confirmation: 'keep',
  refusedReplyId: 'diner',
  lateReplyId: 'diner',
  peopleHere: 'keep',
  email: 'diner',
  occasion: 'diner',
  dietary: 'diner',
  marketingConsent: 'diner',
  guestSharing: 'diner',
  late: 'diner',
  lateNotices: 'keep',
  messages: 'diner',
  seating: 'keep',
  steps: 'staff',
  hostsChanges: 'keep',
  online: 'keep',
  walkIn: 'keep',
  'wait.joinedAt': 'keep',
  'wait.forStart': 'keep',
  'wait.notBefore': 'keep',
  'wait.quote': 'keep',
  'wait.areas': 'keep',
  'wait.accessible': 'diner',
  'wait.readyAt': 'keep',
  'wait.readyUntil': 'keep',
  'wait.lapsedAt': 'keep',
  'wait.comingAt': 'keep',
  'wait.checkedInAt': 'keep',
  'wait.lateMinutes': 'keep',
  'wait.seatedAt': 'keep',
  'wait.canceledAt': 'keep',
  'wait.declinedAt': 'keep',
  'wait.noShowAt': 'keep',
  'wait.outOfTurn': 'keep',
  'wait.requote': 'keep',
  'wait.requotedAt': 'keep',
  'wait.requotes': 'keep',
  language: 'diner',
  replannedVersion: 'keep',
  claimVersion: 'keep',
  seatingMinutes: 'keep',
  source: 'keep',
  sourceUrl: 'replace',
  publicChanges: 'keep',
  idempotencyKey: 'diner',
  pendingReleases: 'keep',
  createdAt: 'keep',
  updatedAt: 'keep',
  deletedAt: 'keep',
  purgedAt: 'keep',
  uncounted: 'keep',
  // The events contain the whole reservation.
  outbox: 'replace',
  unsent: 'replace',
} as const satisfies Record<Field, Treatment>;

type FieldsTo<T extends Treatment> = {
  [F in Field]: (typeof treatments)[F] extends T ? F : never;
}[Field];

const unset = (treatment: Treatment): Record<string, ''> =>
  Object.fromEntries(
    Object.entries(treatments).flatMap(([field, its]) => (its === treatment ? [[field, '']] : [])),
  );

/** The fields to replace. */
export type Replaced = Pick<ReservationDocument, FieldsTo<'replace'> & keyof ReservationDocument>;

/** An `$unset` of what is known about the diner beyond the fields to replace. */
export const dinerFieldsUnset = unset('diner');

/** An `$unset` of what names members of the staff. */
export const staffFieldsUnset = unset('staff');
