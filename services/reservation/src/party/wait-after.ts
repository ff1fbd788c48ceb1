import type { ClaimEffects } from '../day/claims/placement';
import type { StepKind } from './party-step';
import type { Wait } from './wait';

/** A step as far as it changes a wait. */
interface Taken {
  readonly step: StepKind;
  readonly takenAt: Date;
}

/** The code of the rule that a party got its table before one that joined earlier (WAIT-4). */
export const queueJumpCode = 'queue-jump';

/** The code of the owner's rule by which a VIP got its table before one that joined earlier (WAIT-25). */
export const vipFirstCode = 'vip-first';

/** What a claim overrode. */
type Overriding = Pick<ClaimEffects, 'overridden'>;

const jumped = ({ overridden }: Overriding) =>
  overridden.includes(queueJumpCode) || overridden.includes(vipFirstCode) ? { outOfTurn: true } : {};

/** The wait of a party whose table is held for it. */
export function readyWait(
  { lapsedAt: _, comingAt: _coming, ...wait }: Wait,
  { takenAt, until }: { readonly takenAt: Date; readonly until: Date },
  effects: Overriding,
): Wait {
  return { ...wait, readyAt: takenAt, readyUntil: until, ...jumped(effects) };
}

/** The wait of a party that sits down. */
export function seatedWait({ readyUntil: _, ...wait }: Wait, takenAt: Date, effects: Overriding): Wait {
  return { ...wait, seatedAt: takenAt, ...jumped(effects) };
}

/** The wait after a step that gives the party no table. */
export function waitAfter(wait: Wait, { step, takenAt }: Taken): Wait {
  const { readyUntil: _, ...ended } = wait;
  switch (step) {
    case 'leave':
      return { ...ended, canceledAt: takenAt };
    case 'turn-away':
      return { ...ended, declinedAt: takenAt };
    case 'no-show':
      return { ...ended, noShowAt: takenAt };
    case 'lapse':
      return lapsed(wait);
    default:
      return wait;
  }
}

/** The wait of a party that did not come to its ready table in time. */
export function lapsed({ readyUntil, ...wait }: Wait): Wait {
  return readyUntil ? { ...wait, lapsedAt: readyUntil } : wait;
}
