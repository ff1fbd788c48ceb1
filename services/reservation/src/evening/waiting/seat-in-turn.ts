import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Interval } from '../../day/claims/intervals';
import type { DayOccupancy } from '../../day/tables/day-occupancy';
import { queueJumpCode, vipFirstCode } from '../../party/wait-after';
import { type Clash, isClash, type SeatedTables, seatRefusals } from '../chosen-tables';
import type { Overriding } from '../hosts-booking';
import type { Waiter } from './line';
import { proposalsFor } from './proposals';
import { passedOver, queueJump } from './queue-jump';
import { type TableNow, tableInTurn } from './table-in-turn';

/** A choice of tables among the parties that wait. */
export interface InTurn {
  /** The parties that joined before. */
  readonly ahead: readonly Waiter[];
  /** Those that joined before, and come after it by the owner's rule (WAIT-25). */
  readonly behindByRule?: readonly Waiter[];
  /** The host chose to pass them over. */
  readonly outOfTurn: boolean;
}

/** Tables for a party, if nobody who joined earlier is passed over, or the host chose so (WAIT-4). */
export function inTurn(
  day: DayOccupancy,
  found: SeatedTables | Clash | Refusal,
  { partySize, interval }: { readonly partySize: number; readonly interval: Interval },
  { ahead, behindByRule = [], outOfTurn }: InTurn,
): Overriding<SeatedTables> | Clash | Refusal {
  if (isRefusal(found) || isClash(found)) return found;
  const tableNumbers = found.tableNumbers ?? [];
  const passed = passedOver(day, { tableNumbers, partySize, interval }, ahead);
  if (!passed) {
    // It is written down for whom the rule mattered.
    const byRule = passedOver(day, { tableNumbers, partySize, interval }, behindByRule);
    return { found, overridden: byRule ? [vipFirstCode] : [] };
  }
  return outOfTurn ? { found, overridden: [queueJumpCode] } : queueJump(tableNumbers, passed);
}

/** The table that a party on the waitlist gets if its host chooses none: the best one that is not another party's turn. */
export function bestInTurn(
  day: DayOccupancy,
  party: Waiter,
  { ahead, outOfTurn }: InTurn,
  now: number,
): SeatedTables | Refusal {
  const own = proposalsFor(day, [...ahead, party], now).get(party.id);
  if (own) return tablesOf(own);
  const any = tableInTurn(day, party, now);
  const [first] = ahead;
  if (any && first && !outOfTurn) return queueJump(any.tableNumbers, first);
  return any ? tablesOf(any) : seatRefusals.full();
}

function tablesOf({ tableNumbers, tableType, moves, until }: TableNow): SeatedTables {
  return {
    tableType,
    ...(tableNumbers.length > 0 ? { tableNumbers, pinned: true } : {}),
    ...(tableNumbers.length > 1 ? { tables: tableNumbers.length } : {}),
    ...(moves ? { moves } : {}),
    ...(until === undefined ? {} : { until }),
    overfilled: false,
  };
}
