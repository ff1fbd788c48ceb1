import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Section, StepName } from '@tablewell/api-client/evening';
import type { Queued } from '../model/apply-step';

// By the numbers in the proto file.
const steps = ['', 'confirm', 'arrive', 'seat', 'finish', 'no-show', 'move'] as const;

const client = async () => (await import('../../../lib/rpc')).evening();

/** Replaces the sections of an evening, based on the version that was shown. */
export async function setSections(request: {
  restaurantId: string;
  date: string;
  version: number;
  sections: readonly Section[];
}): Promise<void> {
  const { restaurantId, date: localDate, version, sections } = request;
  await (
    await client()
  ).setSections({
    restaurantId,
    localDate,
    baseVersion: BigInt(version),
    sections: sections.map(({ server, tables }) => ({ server, tableNumbers: [...tables] })),
  });
}

const numberOf = (step: StepName): number => steps.indexOf(step);

/** A party at one of its versions. */
export interface PartyVersion {
  readonly id: string;
  readonly version: number;
}

/** Sends a change to the service, and returns the party after it. Throws `ApiError` or `NetworkError`. */
export async function sendChange(queued: Queued): Promise<PartyVersion | undefined> {
  const { party } = await send(queued);
  return party && { id: party.id, version: Number(party.version) };
}

async function send({ id, restaurantId, at, baseVersion, change }: Queued) {
  const evening = await client();
  const takenAt = timestampFromMs(at);
  switch (change.kind) {
    case 'step':
      return evening.takeStep({
        reservationId: change.partyId,
        step: numberOf(change.step),
        baseVersion: BigInt(baseVersion),
        takenAt,
        stepId: id,
        tableNumbers: [...change.tables],
      });
    case 'undo':
      return evening.undoStep({ reservationId: change.partyId, stepId: change.undoneId });
    case 'move':
      return evening.moveParty({
        reservationId: change.partyId,
        baseVersion: BigInt(baseVersion),
        tableNumbers: [...change.tables],
        ...(change.startsAt === undefined ? {} : { startsAt: timestampFromMs(change.startsAt) }),
        stepId: id,
      });
    case 'walk-in':
      return evening.seatWalkIn({
        restaurantId,
        partySize: change.size,
        tableNumbers: [...change.tables],
        name: change.name,
        takenAt,
        stepId: id,
        anyway: change.anyway,
      });
  }
}
