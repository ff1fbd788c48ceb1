import { type Delivery, reasons, type Try } from './delivery';
import { testKind } from './kinds';

/** What came of a request. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The header `Retry-After`; empty without one. */
      readonly retryAfter: string;
      /** The beginning of its body. */
      readonly text: string;
    }
  /** There was no answer, for this reason. */
  | { readonly kind: 'unanswered'; readonly problem: string };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The pauses before each try, of Standard Webhooks: 75 hours and 35 minutes in all (HOOK-5). */
export const pausesMs = [
  0,
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const;
/** So much longer a pause is at most, at random, so that what failed together is not tried together. */
const jitter = 0.1;

const throttling = [429, 502, 503, 504];
/** How long an endpoint is left alone that has too much to do and does not say for how long. */
const defaultPauseMs = 10 * secondMs;
const longestPauseMs = hourMs;
/** A later moment is not waited for. */
const longestRetryAfterMs = 24 * hourMs;

/** An endpoint without any success for so long is switched off; its owner is warned before that (HOOK-6). */
export const switchOffAfterMs = 72 * hourMs;
export const warnAfterMs = 24 * hourMs;

/** How long an answer asks to wait: seconds, or a date. Undefined without a moment in the future. */
export function retryAfterMs(text: string, now: Date): number | undefined {
  const trimmed = text.trim();
  const ms = /^\d{1,9}$/.test(trimmed) ? Number(trimmed) * secondMs : Date.parse(trimmed) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

export type DeliveryOutcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'waiting'; readonly nextTryAt: Date };

/** What a try means for the delivery and for its endpoint. */
export interface Verdict {
  readonly outcome: DeliveryOutcome;
  readonly problem: string;
  /** It answered that it does not exist any more. */
  readonly isGone: boolean;
  /** Until when nothing else is sent to the endpoint. */
  readonly pausedUntil?: Date;
}

/** Only 2xx is success: redirects are not followed. `attempts` includes the try that just ended. */
export function verdictOf(
  answer: Answer,
  { kind, attempts }: Pick<Delivery, 'kind' | 'attempts'>,
  now: Date,
  random: number,
): Verdict {
  if (answer.kind === 'answered' && answer.status >= 200 && answer.status < 300)
    return { outcome: { state: 'delivered' }, problem: '', isGone: false };
  const problem = answer.kind === 'answered' ? problemOf(answer.status) : answer.problem;
  if (answer.kind === 'answered' && answer.status === 410)
    return { outcome: { state: 'failed', reason: reasons.gone }, problem, isGone: true };
  const asked = answer.kind === 'answered' ? retryAfterMs(answer.retryAfter, now) : undefined;
  const isThrottled = answer.kind === 'answered' && throttling.includes(answer.status);
  const pause = isThrottled || asked ? Math.min(asked ?? defaultPauseMs, longestPauseMs) : 0;
  return {
    outcome: nextOf({ kind, attempts }, Math.min(asked ?? 0, longestRetryAfterMs), now, random),
    problem,
    isGone: false,
    ...(pause > 0 ? { pausedUntil: new Date(now.getTime() + pause) } : {}),
  };
}

function nextOf(
  { kind, attempts }: Pick<Delivery, 'kind' | 'attempts'>,
  leastMs: number,
  now: Date,
  random: number,
): DeliveryOutcome {
  if (kind === testKind) return { state: 'failed', reason: reasons.testOnce };
  const pause = pausesMs[attempts];
  if (pause === undefined) return { state: 'failed', reason: reasons.exhausted };
  const ms = Math.max(pause, leastMs) * (1 + jitter * random);
  return { state: 'waiting', nextTryAt: new Date(now.getTime() + ms) };
}

const problemOf = (status: number): string =>
  status >= 300 && status < 400 ? 'It redirects, which is not followed' : `It answered ${status}`;

export const tryOf = (answer: Answer, problem: string, at: Date, tookMs: number): Try => ({
  at,
  tookMs: Math.round(tookMs),
  ...(answer.kind === 'answered' ? { status: answer.status } : {}),
  problem,
});
