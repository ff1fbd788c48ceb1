import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { writeEnum } from '@tablewell/api-client/enums';
import { steps } from '@tablewell/api-client/book';
import type { Queued } from '@tablewell/api-client/book';
import { readChange } from '../../evening/api/list-tables';
import type { TableChange } from '../../evening/table-option';

const rpc = () => import('../../../lib/rpc');

/** A party at one of its versions. */
export interface PartyVersion {
  readonly id: string;
  readonly version: number;
}

/** The answer of the service to a change. */
interface Answer {
  readonly party?: PartyVersion;
  /** The other parties whose tables the change took; an exchange takes none. */
  readonly displaced: readonly TableChange[];
}

/** Sends a change to the service, and returns the party after it. Throws `ApiError` or `NetworkError`. */
export async function sendChange(queued: Queued): Promise<Answer> {
  const answer = await send(queued);
  const { party } = answer;
  return {
    ...(party ? { party: { id: party.id, version: Number(party.version) } } : {}),
    displaced: 'displaced' in answer ? answer.displaced.map(readChange) : [],
  };
}

async function send(queued: Queued) {
  const { id, restaurantId, deviceAt, baseVersion, change } = queued;
  const { evening: client, waitlist, GuestNotice, Step } = await rpc();
  const evening = client(queued);
  // Both by this device's clock, which may be wrong: the service takes the difference alone.
  const taken = { takenAt: timestampFromMs(deviceAt), sentAt: timestampFromMs(Date.now()) };
  switch (change.kind) {
    case 'step':
      return evening.takeStep({
        reservationId: change.partyId,
        step: writeEnum(Step, steps, change.step),
        baseVersion: BigInt(baseVersion),
        ...taken,
        stepId: id,
        tableNumbers: [...change.tables],
        ...deviation(change),
        peopleHere: change.peopleHere ?? 0,
        minutes: change.minutes ?? 0,
        outOfTurn: change.outOfTurn ?? false,
      });
    case 'undo':
      return evening.undoStep({ reservationId: change.partyId, stepId: change.undoneId });
    case 'move':
      return evening.moveParty({
        reservationId: change.partyId,
        baseVersion: BigInt(baseVersion),
        tableNumbers: [...change.tables],
        ...(change.startsAt === undefined ? {} : { startsAt: timestampFromMs(change.startsAt) }),
        ...(change.isSilent ? { guestNotice: GuestNotice.NONE } : {}),
        override: change.override ?? false,
        stepId: id,
      });
    case 'stay':
      return evening.moveParty({
        reservationId: change.partyId,
        baseVersion: BigInt(baseVersion),
        stepId: id,
        partySize: change.size ?? 0,
        ...deviation(change),
      });
    case 'swap':
      return evening.swapParties({
        reservationId: change.partyId,
        baseVersion: BigInt(baseVersion),
        otherReservationId: change.otherId,
        otherBaseVersion: BigInt(change.otherVersion),
        stepId: id,
      });
    case 'walk-in':
      return evening.seatWalkIn({
        restaurantId,
        partySize: change.size,
        tableNumbers: [...change.tables],
        name: change.name,
        ...taken,
        stepId: id,
        ...deviation(change),
        outOfTurn: change.outOfTurn ?? false,
      });
    case 'join': {
      const { size: partySize, name, phone: phoneNumber, notes, areas, language, quote } = change;
      return waitlist(queued).joinWaitlist({
        ...{ restaurantId, partySize, name, phoneNumber, notes, language, ...taken, stepId: id },
        areas: [...areas],
        accessible: change.isAccessible,
        ...(quote ? { quote: { fromMinutes: quote.from, untilMinutes: quote.until } } : {}),
      });
    }
  }
}

/** How a party is seated otherwise than by the rules: at a table that is not meant for it, or for less than its turn. */
const deviation = ({ override = false, until }: { override?: boolean; until?: number }) => ({
  override,
  ...(until === undefined ? {} : { until: timestampFromMs(until) }),
});
