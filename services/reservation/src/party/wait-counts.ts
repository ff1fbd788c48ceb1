import { isInLine, type Progress, stageOf, type Status } from './lifecycle';
import { outcomeOf, type Wait } from './wait';

/** How the waits of some parties ended; none of it says who waited. */
export interface WaitCounts {
  /** With a table. */
  readonly ended: number;
  /** Against their first quotes; waits without one count only in `ended`. */
  readonly within: number;
  readonly sooner: number;
  readonly later: number;
  /** Without one. */
  readonly left: number;
  /** Parties that were told a new range, because they waited longer than they were told. */
  readonly requoted: number;
}

export const noWaits: WaitCounts = { ended: 0, within: 0, sooner: 0, later: 0, left: 0, requoted: 0 };

/** The fields of a party of the line that are counted. */
export interface CountedWait {
  readonly status: Status;
  readonly progress?: Progress | undefined;
  readonly wait?: Wait | undefined;
}

/** Counts waits that have ended (WAIT-27), without those for a full start. */
export function countWaits(all: readonly CountedWait[]): WaitCounts {
  return all.reduce((sum, party) => {
    const { wait } = party;
    if (!wait || wait.forStart || party.status === 'deleted' || isInLine(stageOf(party))) return sum;
    const requoted = sum.requoted + Number(wait.requotedAt !== undefined);
    if (!wait.seatedAt) return { ...sum, requoted, left: sum.left + 1 };
    const outcome = outcomeOf(wait);
    const counted = { ...sum, requoted, ended: sum.ended + 1 };
    return outcome ? { ...counted, [outcome]: counted[outcome] + 1 } : counted;
  }, noWaits);
}

export function addWaits(a: WaitCounts, b: WaitCounts): WaitCounts {
  return {
    ended: a.ended + b.ended,
    within: a.within + b.within,
    sooner: a.sooner + b.sooner,
    later: a.later + b.later,
    left: a.left + b.left,
    requoted: a.requoted + b.requoted,
  };
}
