import type { Refusal } from '@tablewell/chassis/refusal';
import { findCall } from '../day/seen-calls';
import { confirmedBy, type ConfirmationWay } from './confirmation';
import { lateIn, lateOf, type NoteKind, refuseLate, refuseMessage } from './diner-note';
import { newSharingChoice, type SharingConsent } from './guest-sharing';
import { next, stageOf } from './lifecycle';
import { type Changed, nextVersion, type Outcome, type Write } from './outcome';
import type { Reservation } from './reservation';

/** A diner's notice of the minutes that the party will be late; 0: on time after all (AFTER-3). */
export function sayLate(
  party: Reservation,
  { minutes }: { readonly minutes: number },
  write: Write,
): Outcome {
  if ((lateOf(party)?.minutes ?? 0) === minutes) return 'unchanged';
  const refused = refuseLate(party, stageOf(party), write.at);
  if (refused) return refused;
  const isOnTime = minutes === 0;
  const late = isOnTime ? undefined : { minutes, saidAt: write.at, startsAt: party.placement.from };
  const lateNotices = (party.lateNotices ?? 0) + 1;
  return noted(party, isOnTime ? 'on-time' : 'late', { late, lateNotices }, write);
}

/**
 * A diner's answer by SMS, in how many minutes the party comes (PARTY-20). It changes nothing if the party is here or is
 * not expected, or has said something since; nor does one that is delivered again.
 */
export function answerLate(
  party: Reservation,
  { replyId, minutes, saidAt }: { readonly replyId: string; readonly minutes: number; readonly saidAt: Date },
  write: Write,
): Changed | 'unchanged' {
  const known = lateOf(party);
  const isOld = party.lateReplyId === replyId || (known !== undefined && known.saidAt >= saidAt);
  if (isOld || next(stageOf(party), 'late') === 'refused') return 'unchanged';
  const late = lateIn(minutes, party, saidAt, 'sms');
  return noted(party, 'late', { late, lateReplyId: replyId }, write);
}

/** A diner's message to the restaurant; one that is sent again is stored once (AFTER-4). */
export function sendMessage(
  party: Reservation,
  { id, words }: { readonly id: string; readonly words: string },
  write: Write,
): Outcome {
  const { messages = [] } = party;
  if (findCall(messages, id)) return 'unchanged';
  const refused = refuseMessage(party, stageOf(party), write.at);
  if (refused) return refused;
  return noted(party, 'message', { messages: [...messages, { id, words, sentAt: write.at }] }, write);
}

/** Withdraws a diner's consent to marketing mails (DINER-4). */
export function withdrawConsent(party: Reservation, write: Write): Exclude<Outcome, Refusal> {
  const { marketingConsent } = party;
  if (!marketingConsent || marketingConsent.withdrawnAt) return 'unchanged';
  const withdrawn = { marketingConsent: { ...marketingConsent, withdrawnAt: write.at } };
  return noted(party, 'consent-withdrawn', withdrawn, write);
}

/** Agrees that the restaurant's group shares the diner's visits and preferences, or ends it (GROUP-21, GROUP-22). */
export function chooseSharing(
  party: Reservation,
  consent: SharingConsent | undefined,
  write: Write,
): Exclude<Outcome, Refusal> {
  const guestSharing = newSharingChoice(party.guestSharing, consent, write.at);
  if (!guestSharing) return 'unchanged';
  return noted(party, consent ? 'sharing-agreed' : 'sharing-ended', { guestSharing }, write);
}

/** The holder of the link, or of the number, says that the party comes (PARTY-18). */
export function confirm(party: Reservation, by: ConfirmationWay, write: Write): Changed | 'unchanged' {
  const confirmed = confirmedBy(party, by, write.at);
  return confirmed ? noted(confirmed, 'confirmed', {}, write) : 'unchanged';
}

/** Notes that a diner asked by SMS to cancel, and could not; the diner is told so (PARTY-19). Once for each reply. */
export function refuseToCancel(party: Reservation, replyId: string, write: Write): Changed | 'unchanged' {
  if (party.refusedReplyId === replyId) return 'unchanged';
  return noted(party, 'cancel-refused', { refusedReplyId: replyId }, write);
}

/** A note leaves time and table unchanged. */
function noted(party: Reservation, note: NoteKind, fields: Partial<Reservation>, write: Write): Changed {
  const reservation = nextVersion(party, write, fields);
  return { next: reservation, events: [{ kind: 'noted', reservation, note }] };
}
