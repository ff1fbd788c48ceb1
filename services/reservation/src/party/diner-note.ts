import {
  announcedMinutes,
  longestMessage,
  maySendLateNotice,
  maxMessages,
} from '@tablewell/booking-rules/late';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import type { ConfirmationWay } from './confirmation';
import { isAwaited, isUnanswered, type Stage } from './lifecycle';
import type { Placement } from '../day/claims/placement';

/** A notice that the party will be late (AFTER-3, PARTY-20). */
export interface LateNotice {
  /** After the start. */
  readonly minutes: number;
  /** Absent: through the link. */
  readonly by?: ConfirmationWay;
  readonly saidAt: Date;
  /** The start that the notice concerns; it does not apply to any other. */
  readonly startsAt: number;
}

/** A diner's message to the restaurant (AFTER-4). */
export interface DinerMessage {
  readonly id: string;
  readonly words: string;
  readonly sentAt: Date;
}

/** The notes of a diner to the restaurant after booking. */
export interface DinerNotes {
  readonly late?: LateNotice | undefined;
  /** The last reply by SMS that said how late the party comes. */
  readonly lateReplyId?: string;
  /** Oldest first. */
  readonly messages?: readonly DinerMessage[];
  /** How many notices the diner sent that the party is late, or on time after all. */
  readonly lateNotices?: number;
}

/** The kinds of notes. */
export type NoteKind =
  | 'late'
  | 'on-time'
  | 'message'
  | 'consent-withdrawn'
  | 'sharing-agreed'
  | 'sharing-ended'
  | 'confirmed'
  | 'cancel-refused';

/** How many such notices a reservation takes. */
export const maxLateNotices = 12;

/** For how long after its start a party may still write. */
const writesUntilMs = 3 * 3_600_000;

/** The party's notice that it is late; undefined if it concerned another start. */
export function lateOf({
  late,
  placement,
}: DinerNotes & { readonly placement: Pick<Placement, 'from'> }): LateNotice | undefined {
  return late?.startsAt === placement.from ? late : undefined;
}

const minuteMs = 60_000;

/** When a party that said that it is late is expected, in epoch milliseconds; undefined: at its time. */
export function expectedAt(party: Parameters<typeof lateOf>[0]): number | undefined {
  const late = lateOf(party);
  return late && late.startsAt + late.minutes * minuteMs;
}

/**
 * The notice of a party that comes `minutes` minutes after it said so, or after its start if that is still ahead
 * (PARTY-20).
 */
export function lateIn(
  minutes: number,
  { placement: { from } }: { readonly placement: Pick<Placement, 'from'> },
  saidAt: Date,
  by: ConfirmationWay,
): LateNotice {
  const alreadyLate = Math.max(0, Math.ceil((saidAt.getTime() - from) / minuteMs));
  return { minutes: alreadyLate + minutes, saidAt, startsAt: from, by };
}

/** The refusal of minutes that cannot be chosen, by field. */
export function refuseLateMinutes(minutes: number): Refusal | undefined {
  if (minutes === 0 || announcedMinutes.some((choice) => choice === minutes)) return undefined;
  return invalid([
    { field: 'minutes', message: `Minutes can be ${announcedMinutes.join(', ')}, or 0 for on time` },
  ]);
}

/** The refusal of a late notice from a party at a stage; undefined if it may be given (AFTER-3). */
export function refuseLate(
  { placement, lateNotices = 0 }: DinerNotes & { readonly placement: Pick<Placement, 'from'> },
  stage: Stage,
  now: Date,
): Refusal | undefined {
  if (isUnanswered(stage)) return lateRefusals.notConfirmed();
  if (!isAwaited(stage)) return lateRefusals.over();
  if (!maySendLateNotice(placement.from, now.getTime()))
    return now.getTime() < placement.from ? lateRefusals.tooEarly() : lateRefusals.over();
  return lateNotices >= maxLateNotices ? lateRefusals.tooOften() : undefined;
}

/** The refusal of words that are empty or too long, by field. */
export function refuseWords(words: string): Refusal | undefined {
  const message =
    words === ''
      ? 'Please write a message'
      : words.length > longestMessage
        ? `A message cannot exceed ${longestMessage} characters`
        : undefined;
  return message === undefined ? undefined : invalid([{ field: 'message', message }]);
}

/** The refusal of a message from a party at a stage; undefined if it may be sent (AFTER-4). */
export function refuseMessage(
  { placement, messages = [] }: DinerNotes & { readonly placement: Pick<Placement, 'from'> },
  stage: Stage,
  now: Date,
): Refusal | undefined {
  const isOpen = isAwaited(stage) || isUnanswered(stage);
  if (!isOpen || now.getTime() > placement.from + writesUntilMs) return messageRefusals.over();
  return messages.length >= maxMessages ? messageRefusals.tooMany() : undefined;
}

export const lateRefusals = {
  notConfirmed: () =>
    new Refusal('conflict', 'not-confirmed', 'The restaurant has not confirmed this reservation yet.'),
  tooEarly: () =>
    new Refusal('conflict', 'too-early-for-late', 'You can say that you are late from three hours before.'),
  over: () =>
    new Refusal(
      'conflict',
      'reservation-over',
      'The restaurant can no longer take this online. Please call the restaurant.',
    ),
  tooOften: () =>
    new Refusal(
      'conflict',
      'too-many-notices',
      'You have said this often enough online. Please call the restaurant.',
    ),
} as const;

const messageRefusals = {
  over: () =>
    new Refusal(
      'conflict',
      'reservation-over',
      'The restaurant can no longer take messages about this reservation. Please call the restaurant.',
    ),
  tooMany: () =>
    new Refusal(
      'conflict',
      'too-many-messages',
      `A reservation takes ${maxMessages} messages. Please call the restaurant.`,
    ),
} as const;
