import { namesVip } from '@tablewell/shared/vip';
import { isInLine, stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';

/** A party that waits for a table and has none. */
export interface Waiter {
  readonly id: string;
  readonly name: string;
  readonly partySize: number;
  /** The areas that it takes; empty: any. */
  readonly areas: readonly string[];
  /** Epoch milliseconds. */
  readonly joinedAt: number;
  /** The time of its ready table ended: it waits on, but keeps nobody waiting (WAIT-5). */
  readonly isLapsed: boolean;
  /** The owner lets it go before those that joined earlier (WAIT-25). */
  readonly isFirst?: boolean;
  /** It does not sit before, in epoch milliseconds; absent: at once. */
  readonly notBefore?: number;
  /** That time has not come: it gets no table yet, and keeps nobody waiting. */
  readonly isLater?: boolean;
}

/** A party of the waitlist that waits, as the line sees it; undefined for any other. */
export function waiterOf(party: Reservation): Waiter | undefined {
  const { id, name, partySize, wait } = party;
  if (!wait || !isInLine(stageOf(party))) return undefined;
  const { joinedAt, areas = [], lapsedAt, notBefore } = wait;
  return {
    ...{ id, name, partySize, areas, joinedAt: joinedAt.getTime(), isLapsed: lapsedAt !== undefined },
    ...(notBefore ? { notBefore: notBefore.getTime() } : {}),
  };
}

/** A party that joins through the link has no notes, and so is never a VIP. */
export const isVip = ({ notes }: Pick<Reservation, 'notes'>): boolean => namesVip(notes);

/**
 * The parties without a table in the order in which they get one: as they joined, those that did not come last (WAIT-3), and
 * VIPs first if the owner's rule says so.
 * @param now epoch milliseconds
 */
export function lineOf(parties: readonly Reservation[], now: number, vipFirst = false): readonly Waiter[] {
  return parties
    .filter((party) => stageOf(party) === 'waiting')
    .flatMap((party) => {
      const waiter = waiterOf(party);
      if (!waiter) return [];
      return vipFirst && isVip(party) ? { ...waiter, isFirst: true } : waiter;
    })
    .map((waiter) => ((waiter.notBefore ?? 0) > now ? { ...waiter, isLater: true } : waiter))
    .sort(inTurn);
}

function inTurn(a: Waiter, b: Waiter): number {
  return (
    Number(a.isLapsed) - Number(b.isLapsed) ||
    Number(b.isFirst ?? false) - Number(a.isFirst ?? false) ||
    a.joinedAt - b.joinedAt ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The parties that get a table before another one; before a party that is not in line, all that keep others waiting. */
export function aheadOf(line: readonly Waiter[], id: string): readonly Waiter[] {
  const at = line.findIndex((waiter) => waiter.id === id);
  return (at < 0 ? line : line.slice(0, at)).filter(({ isLapsed, isLater }) => !isLapsed && !isLater);
}

/** The parties that joined before a VIP and come after it by the owner's rule. */
export function behindByRule(line: readonly Waiter[], id: string): readonly Waiter[] {
  const own = line.find((waiter) => waiter.id === id);
  if (!own?.isFirst) return [];
  return aheadOf([...line.filter((waiter) => waiter.joinedAt < own.joinedAt && !waiter.isFirst)], '');
}
