import { timestampMs } from '@bufbuild/protobuf/wkt';
import type { ReservationDocument } from '../../../../../services/reservation/src/adapters/mongo/reservation-model';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Violation } from '../history/operation';
import type { Party, Said } from './night-host';

/** A table or a combination as offered to a walk-in. */
interface Option {
  readonly tableNumbers: readonly string[];
  /** Absent if it is free. */
  readonly takenBy?: object;
}

/** What the screens of the hosts show, and who sits by the store. */
export interface Shown {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly tonight: readonly Party[];
  /** The parties of the next service day. */
  readonly tomorrow: readonly Party[];
  readonly options: readonly Option[];
  readonly sitting: readonly Pick<ReservationDocument, '_id' | 'name' | 'placement'>[];
}

const toSit = [Stage.BOOKED, Stage.CONFIRMED, Stage.ARRIVED, Stage.SEATED];
const holdsTable = ({ stage }: Party) => toSit.includes(stage);

/** The promises of a night that are broken between two looks at it. */
export function checkNight(before: Shown, now: Shown, said: Said): Violation[] {
  return [
    ...lostTables(before, now, said),
    ...sharedTables(now),
    ...unseenParties(now),
    ...offeredTables(now),
    ...now.tomorrow.map(({ name }) => ({
      check: 'listed tomorrow',
      detail: `${name} is on the next evening`,
    })),
    ...keptTooLong(now, said),
  ];
}

/**
 * No party loses its table before its turn is over, but by a step whose answer says so. After that it has no promise: a table
 * that it gets when another party leaves may be lost again.
 */
function lostTables(before: Shown, now: Shown, { displaced, repeated }: Said): Violation[] {
  const isToCome = ({ heldUntil }: Party) => heldUntil !== undefined && timestampMs(heldUntil) > now.at;
  const had = new Set(
    before.tonight
      .filter((party) => holdsTable(party) && isToCome(party) && party.tableNumbers.length > 0)
      .map(({ id }) => id),
  );
  const lost = now.tonight
    .filter((party) => holdsTable(party) && party.tableNumbers.length === 0)
    .filter(({ id }) => had.has(id) && !displaced.has(id));
  if (repeated === 0)
    return lost.map(({ name }) => ({ check: 'table lost', detail: `${name} lost its table without a word` }));
  for (const { id } of lost) displaced.add(id);
  return [];
}

/** No two parties sit at one table. */
function sharedTables({ tonight }: Shown): Violation[] {
  const taken = tonight.flatMap(({ stage, tableNumbers }) => (stage === Stage.SEATED ? tableNumbers : []));
  const isShared = new Set(taken).size < taken.length;
  return isShared ? [{ check: 'two at one table', detail: `parties sit at ${taken.join()}` }] : [];
}

/** A party that sits is on Tonight until it leaves, with its table. */
function unseenParties({ tonight, sitting }: Shown): Violation[] {
  const seen = new Set(
    tonight.flatMap(({ id, stage, tableNumbers }) =>
      stage === Stage.SEATED && tableNumbers.length > 0 ? [id] : [],
    ),
  );
  return sitting
    .filter(({ _id }) => !seen.has(_id))
    .map(({ name }) => ({ check: 'not on Tonight', detail: `${name} sits and is not shown` }));
}

/** No other party is offered the table of a seated party. */
function offeredTables({ options, tonight }: Shown): Violation[] {
  const taken = tonight.flatMap(({ stage, tableNumbers }) => (stage === Stage.SEATED ? tableNumbers : []));
  return options
    .filter(({ tableNumbers, takenBy }) => !takenBy && tableNumbers.some((number) => taken.includes(number)))
    .map(({ tableNumbers }) => ({ check: 'offered', detail: `table ${tableNumbers.join('+')} is taken` }));
}

/** A stay that was agreed on until the next party’s time does not hold its table beyond it. */
const keptTooLong = ({ sitting }: Shown, { until }: Said): Violation[] =>
  sitting
    .filter(({ _id, placement }) => placement.until > (until.get(_id) ?? Infinity))
    .map(({ name }) => ({ check: 'until not kept', detail: `${name} has its table for longer` }));
