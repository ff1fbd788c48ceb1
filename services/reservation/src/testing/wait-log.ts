import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Party } from '@tablewell/proto/reservation/v1/evening_pb';
import { type Reservation, Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { LoggedParty } from './wait-checker';

const stages: Partial<Record<Stage, LoggedParty['stage']>> = {
  [Stage.WAITING]: 'waiting',
  [Stage.READY]: 'ready',
  [Stage.SEATED]: 'seated',
};

/** The epoch milliseconds of an instant of a message; 0 for none. */
export const millis = (at: Party['heldFrom']): number => (at ? timestampDate(at).getTime() : 0);

/**
 * A party as the event of a step has it.
 * @param overridden the codes of the rules that a host overrode
 * @param needs what it needs while it waits, in epoch milliseconds
 */
export function loggedParty(
  { id, partySize, tableNumbers, wait, stage: stageNow, heldFrom, heldUntil }: Party,
  overridden: readonly string[],
  needs: Pick<LoggedParty, 'from' | 'until'>,
): LoggedParty {
  const stage = stages[stageNow] ?? 'gone';
  return {
    ...{ id, stage, partySize, tableNumbers: [...tableNumbers] },
    ...(stage === 'waiting' ? needs : { from: millis(heldFrom), until: millis(heldUntil) }),
    ...(wait?.joinedAt ? { joinedAt: millis(wait.joinedAt) } : {}),
    ...(wait?.lapsedAt ? { isBehind: true } : {}),
    ...(overridden.length > 0 ? { outOfTurn: true } : {}),
  };
}

/** A party that the public booked online. */
export function soldParty({ id, partySize, startsAt }: Reservation, turnMs: number): LoggedParty {
  const from = millis(startsAt);
  return {
    ...{ id, stage: 'booked', partySize, tableNumbers: [], soldOnline: true },
    ...{ from, until: from + turnMs },
  };
}
