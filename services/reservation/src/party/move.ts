import { bookingWindowMonths } from '@tablewell/booking-rules';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { addMonths, localTimeOf } from '@tablewell/shared/zone';
import { type Stay, turnMinutesOf, wholeMinute } from '../day/claims/stay';
import { refusals } from '../restaurant/refusals';
import { stayOf } from './claim-of';
import { movedByHost } from './confirmation';
import { stageOf } from './lifecycle';
import { type Changed, nextVersion, type Outcome, type Write } from './outcome';
import { changeEvent } from './party-event';
import { maxLateMs } from './party-step';
import { type Reservation, withPlan } from './reservation';
import { seatedPlan } from './seat';
import { changedStay, changesStay, refuseStayChange, type StayChange } from './stay-change';
import { decideStep, recordOf, type RequestedStep, stepEvent, withStep } from './take-step';

/** What a host wants of a party. */
export interface Move extends StayChange {
  /** Empty: a free table is chosen, and none is pinned. */
  readonly tableNumbers: readonly string[];
  /** Undefined: the time stays. */
  readonly startsAt?: Date | undefined;
  /** The diner gets no message about another time. */
  readonly withoutNotice: boolean;
  /** See `HostsParty`. */
  readonly override: boolean;
}

/**
 * Gives a party other tables, another time or both, and one that sits another size or end of its stay (PARTY-9,
 * PARTY-17).
 * @param stay the turn of a party at its time, by the restaurant's rules
 */
export function move(
  party: Reservation,
  requested: RequestedStep,
  wanted: Move,
  { stay, timezone }: { readonly stay: Stay; readonly timezone: string },
  write: Write,
): Outcome {
  const stage = decideStep(party, requested, timezone);
  if (stage === 'done') return 'unchanged';
  if (isRefusal(stage)) return stage;
  const startsAt = startOfMove(party, wanted);
  const refused =
    refuseTime(party, startsAt, timezone, write.at) ??
    refuseStayChange(party, wanted, write.at) ??
    refuseNoTable(party, wanted) ??
    refuseOverride(wanted);
  if (refused) return refused;
  if (isAlreadyMoved(party, startsAt, wanted)) return 'unchanged';
  if (stage === 'seated') return moveSeated(party, requested, wanted, write);
  return moveExpected(party, requested, { ...wanted, stay, startsAt }, write);
}

/** When a party starts after a move. */
export function startOfMove({ placement }: Reservation, { startsAt }: Pick<Move, 'startsAt'>): Date {
  return startsAt ?? new Date(placement.from);
}

function moveExpected(
  party: Reservation,
  requested: RequestedStep,
  { withoutNotice, startsAt, stay }: Move & { readonly startsAt: Date; readonly stay: Stay },
  write: Write,
): Changed {
  const moves = wholeMinute(startsAt) !== party.placement.from;
  const record = recordOf(party, requested, write);
  const reservation = nextVersion(withPlan(moves ? movedByHost(party) : party), write, {
    seatingMinutes: turnMinutesOf(stay),
    placement: write.claimed?.placement ?? party.placement,
    steps: withStep(party, { ...record, ...(withoutNotice ? { withoutNotice } : {}) }),
    ...(moves ? { replannedVersion: write.version } : {}),
  });
  const event = moves
    ? changeEvent(party, reservation, { withoutNotice, messagesWait: true })
    : stepEvent(party, reservation, requested, write);
  return { next: reservation, events: [event] };
}

/** A party that sits gets other tables, another size or another end of its stay. */
function moveSeated(party: Reservation, requested: RequestedStep, wanted: Move, write: Write): Changed {
  const { partySize, stay } = changedStay(party, wanted, wanted.tableNumbers);
  const grows = partySize !== party.partySize;
  const record = recordOf(party, requested, write);
  const before = { ...record.before, ...(grows ? { partySize: party.partySize } : {}) };
  const { placement } = party;
  const reservation = nextVersion(party, write, {
    partySize,
    ...(wanted.until ? { seating: { from: stay.from, until: stay.until } } : {}),
    placement: seatedPlan(placement, write.claimed?.placement ?? placement),
    steps: withStep(party, { ...record, before }),
  });
  // Nobody who sits at the table needs a message about that.
  const event = grows
    ? changeEvent(party, reservation, { withoutNotice: true })
    : stepEvent(party, reservation, requested, write);
  return { next: reservation, events: [event] };
}

function refuseTime(
  { placement, ...party }: Reservation,
  startsAt: Date,
  timezone: string,
  now: Date,
): Refusal | undefined {
  const moves = wholeMinute(startsAt) !== placement.from;
  if (!moves) return undefined;
  if (stageOf(party) === 'seated')
    return invalid([{ field: 'startsAt', message: 'A seated party keeps its time' }]);
  if (startsAt.getTime() < now.getTime() - maxLateMs) return refusals.past();
  const last = addMonths(localTimeOf(now.getTime(), timezone).date, bookingWindowMonths);
  return localTimeOf(startsAt.getTime(), timezone).date > last ? refusals.tooFarAhead() : undefined;
}

function refuseNoTable(current: Reservation, wanted: Move): Refusal | undefined {
  if (stageOf(current) !== 'seated' || wanted.tableNumbers.length > 0 || changesStay(wanted))
    return undefined;
  return invalid([{ field: 'tableNumbers', message: 'Please choose the tables of the seated party' }]);
}

function refuseOverride({ override, ...wanted }: Move): Refusal | undefined {
  if (!override || wanted.tableNumbers.length > 0 || changesStay(wanted)) return undefined;
  return invalid([{ field: 'override', message: 'Please choose the tables' }]);
}

/** Whether the party already has this time, these tables, chosen by a host, and this size and end of its stay. */
function isAlreadyMoved(current: Reservation, startsAt: Date, wanted: Move): boolean {
  const { placement } = current;
  const { tableNumbers } = wanted;
  if (wholeMinute(startsAt) !== placement.from) return false;
  if (changesStay(wanted)) {
    const { partySize, stay, tableNumbers: numbers } = changedStay(current, wanted, tableNumbers);
    const isSame = partySize === current.partySize && stay.until === stayOf(current).until;
    return isSame && numbers.join() === (placement.tableNumbers ?? []).join();
  }
  if (tableNumbers.length === 0) return !placement.pinned;
  return placement.pinned === true && placement.tableNumbers?.join() === tableNumbers.join();
}
