import { timestampDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import type {
  Evening as EveningMessage,
  Party as PartyMessage,
} from '@tablewell/proto/reservation/v1/evening_pb';
import { queryOptions } from '@tanstack/react-query';
import { isOver } from '../model/evening';
import type { Evening, Party, Stage, StepName, StepTaken } from '../model/evening';
import type { Queued } from '../model/apply-step';
import type { Section } from '../model/section';

// By the numbers of the proto file.
const stages: readonly Stage[] = [
  'booked',
  'booked',
  'confirmed',
  'arrived',
  'seated',
  'finished',
  'no-show',
  'canceled',
];
const steps = ['', 'confirm', 'arrive', 'seat', 'finish', 'no-show', 'move'] as const;

const client = async () => (await import('../../../lib/rpc')).evening();

export const eveningRoot = 'evening';
export const eveningKey = (restaurantId: string) => [eveningRoot, restaurantId] as const;

/** A service day of the restaurant; an empty date is its today. */
export const eveningOf = (restaurantId: string, date: string) =>
  queryOptions({
    queryKey: [...eveningKey(restaurantId), date],
    queryFn: async ({ signal }) => {
      const { evening } = await (await client()).getEvening({ restaurantId, localDate: date }, { signal });
      if (!evening) throw new Error('The answer has no evening');
      return readEvening(evening);
    },
    // Live updates keep it fresh; this is for what they cannot tell, such as a time that has passed.
    refetchInterval: 60_000,
  });

const msOf = (time: Timestamp | undefined): number | undefined => time && timestampDate(time).getTime();

/** The message as the pages use it. */
export function readEvening(message: EveningMessage): Evening {
  return {
    date: message.localDate,
    timezone: message.timezone,
    turnMinutes: message.seatingMinutes,
    tables: message.tables.map(({ number, tableType, seats, area }) => ({
      number,
      type: tableType,
      seats,
      area,
    })),
    parties: message.parties.map((party) => readParty(party, message.seatingMinutes)),
    sections: message.sections.map(({ server, tableNumbers }) => ({ server, tables: tableNumbers })),
    sectionsVersion: Number(message.sectionsVersion),
    layoutId: message.layoutId,
  };
}

function readParty(message: PartyMessage, turnMinutes: number): Party {
  const startsAt = msOf(message.startsAt) ?? 0;
  const from = msOf(message.heldFrom) ?? startsAt;
  const stage = stages[message.stage] ?? 'booked';
  const taken = message.steps.filter(({ undone }) => !undone).flatMap(readStep);
  const left = isOver({ stage }) ? taken.at(-1)?.at : undefined;
  return {
    id: message.id,
    version: Number(message.version),
    name: message.name,
    size: message.partySize,
    phone: message.phoneNumber === 'N/A' ? '' : message.phoneNumber,
    notes: message.notes,
    startsAt,
    stage,
    isWalkIn: message.walkIn,
    tables: message.tableNumbers,
    from,
    until: msOf(message.heldUntil) ?? Math.max(from, left ?? from + turnMinutes * 60_000),
    isPinned: message.pinned,
    collidesWith: message.collidesWith,
    steps: taken,
  };
}

function readStep({ id, step, takenAt, by, undoUntil }: PartyMessage['steps'][number]): StepTaken[] {
  const name = steps[step];
  const until = msOf(undoUntil);
  if (!name) return [];
  return [
    { id, step: name, at: msOf(takenAt) ?? 0, by, ...(until === undefined ? {} : { undoUntil: until }) },
  ];
}

/** Replaces the sections of an evening, based on the version that was seen. */
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

/** Sends a change to the service. Throws `ApiError` or `NetworkError`. */
export async function sendChange({ id, restaurantId, at, baseVersion, change }: Queued): Promise<void> {
  const evening = await client();
  const takenAt = timestampFromMs(at);
  switch (change.kind) {
    case 'step':
      await evening.takeStep({
        reservationId: change.partyId,
        step: numberOf(change.step),
        baseVersion: BigInt(baseVersion),
        takenAt,
        stepId: id,
        tableNumbers: [...change.tables],
      });
      return;
    case 'undo':
      await evening.undoStep({ reservationId: change.partyId, stepId: change.undoneId });
      return;
    case 'move':
      await evening.moveParty({
        reservationId: change.partyId,
        baseVersion: BigInt(baseVersion),
        tableNumbers: [...change.tables],
        ...(change.startsAt === undefined ? {} : { startsAt: timestampFromMs(change.startsAt) }),
        stepId: id,
      });
      return;
    case 'walk-in':
      await evening.seatWalkIn({
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
