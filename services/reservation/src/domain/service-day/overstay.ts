import type { Stretch } from './occupancy';
import type { Claim } from './service-day';
import { seatedDuring } from './stay';

const minuteMs = 60_000;

/**
 * A party that sits longer than its turn time is expected to leave within this time, counted from now on, so its table is
 * not offered before (PARTY-6).
 */
export const overstayMs = 15 * 60_000;

/** Until when a party holds its table. The end of an overstay moves with the clock. */
export function heldUntil({ until }: Stretch, isSeated: boolean, now: number): number {
  return isSeated ? Math.max(until, now + overstayMs) : until;
}

// Cached by identity, like the capacity of a list: many callers ask about the same day.
const extended = new WeakMap<
  readonly Claim[],
  { readonly minute: number; readonly claims: readonly Claim[] }
>();

/**
 * The claims as they count for a start: those of parties that overstay are extended. The list itself is returned if
 * there are none, so that its capacity stays cached; a later start is not affected by overstays.
 */
export function withOverstays(claims: readonly Claim[], from: number, now: number): readonly Claim[] {
  const minute = Math.ceil(now / minuteMs) * minuteMs;
  if (from >= minute + overstayMs + longestPause(claims) * minuteMs) return claims;
  const known = extended.get(claims);
  if (known?.minute === minute) return known.claims;
  const isOver = (claim: Claim) => claim.seated === true && seatedDuring(claim).until < minute + overstayMs;
  const found = claims.some(isOver)
    ? claims.map((claim) => (isOver(claim) ? extendedUntil(claim, minute) : claim))
    : claims;
  extended.set(claims, { minute, claims: found });
  return found;
}

function extendedUntil(claim: Claim, now: number): Claim {
  const until = heldUntil(seatedDuring(claim), true, now);
  return { ...claim, until: until + (claim.pauseMinutes ?? 0) * minuteMs };
}

const pauses = new WeakMap<readonly Claim[], number>();

/** The longest pause after a party, in minutes. */
function longestPause(claims: readonly Claim[]): number {
  let longest = pauses.get(claims);
  if (longest === undefined) {
    longest = claims.reduce((most, { pauseMinutes = 0 }) => Math.max(most, pauseMinutes), 0);
    pauses.set(claims, longest);
  }
  return longest;
}
