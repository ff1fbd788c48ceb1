import type { LocalTime } from '@tablewell/shared/zone';
import type { Stay } from '../day/claims/stay';
import { turnMinutesOf } from '../day/claims/stay';
import type { Changed } from './outcome';
import type { StepInitiator, StepTaken } from './party-step';
import type { Details, Reservation } from './reservation';
import { waitlistSource } from './source';
import type { WaitRange } from './wait';

/** A party that joins the waitlist. */
interface Joining {
  readonly id: string;
  readonly restaurantId: string;
  readonly at: Date;
  /** Sanitized. */
  readonly details: Details;
  /** The address of mails to it; empty or absent: none. */
  readonly email?: string;
  /** It joined through the link, and is told so. */
  readonly byLink?: boolean;
  /** It does not sit before; absent: at once. */
  readonly notBefore?: Date | undefined;
  /** When it came, on the restaurant's clock. */
  readonly when: LocalTime;
  /** Its stay, if it sat down at once. */
  readonly stay: Stay;
  readonly dates: readonly string[];
  readonly areas: readonly string[];
  readonly accessible: boolean;
  readonly language: string;
  readonly quote: WaitRange | undefined;
  readonly stepId: string;
  readonly takenAt: Date;
  readonly by: StepInitiator;
}

/**
 * Puts a party on the waitlist (WAIT-1). It is a party of the evening from then on, whose plan begins when it came; it has no
 * table and no claim, and does not count in the month (PLAN-3).
 */
export function join(joining: Joining): Changed {
  const { id, restaurantId, at, details, when, stay, dates, areas, language, stepId, takenAt, by } = joining;
  const { accessible, quote, email, notBefore, byLink = false } = joining;
  const step: StepTaken = { id: stepId, step: 'join', takenAt, recordedAt: at, by, version: 1 };
  const [area, ...others] = areas;
  const reservation: Reservation = {
    id,
    restaurantId,
    version: 1,
    status: 'active',
    progress: 'waiting',
    walkIn: true,
    ...details,
    ...(email ? { email } : {}),
    ...(area && others.length === 0 ? { area } : {}),
    ...(language ? { language } : {}),
    wait: {
      joinedAt: takenAt,
      ...(notBefore ? { notBefore } : {}),
      ...(quote ? { quote } : {}),
      ...(areas.length > 0 ? { areas } : {}),
      ...(accessible ? { accessible } : {}),
    },
    placement: { ...stay, date: when.date, minute: when.minute, tableType: '', dates },
    claimVersion: 0,
    seatingMinutes: turnMinutesOf(stay),
    steps: [step],
    source: waitlistSource,
    createdAt: at,
    updatedAt: at,
  };
  const taken = { step, previousStage: undefined, undone: false, overfilled: false };
  const stepped = { kind: 'stepped', reservation, ...taken } as const;
  const told = { kind: 'waited', reservation, news: 'joined' } as const;
  return { next: reservation, events: byLink ? [stepped, told] : [stepped] };
}
