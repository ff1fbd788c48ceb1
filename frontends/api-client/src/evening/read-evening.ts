import { createClient } from '@connectrpc/connect';
import { fromJson } from '@bufbuild/protobuf';
import type { JsonValue } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { PartySchema, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import type {
  Evening as EveningMessage,
  Party as PartyMessage,
} from '@tablewell/proto/reservation/v1/evening_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import {
  ConfirmationState,
  ConfirmationWay,
  Stage as StageMessage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { readEnum } from '../enums';
import type { Meanings } from '../enums';
import { readPhoneNumber } from '../phone-number';
import { createRpcTransport } from '../rpc';
import { noteServerTime } from '../server-clock';
import type { Block } from './block';
import { isOver } from './evening';
import type { Confirmation, Evening, Party, Stage, StepTaken } from './evening';
import { steps } from './steps';

const stages: Meanings<typeof StageMessage, Stage> = {
  UNSPECIFIED: 'booked',
  BOOKED: 'booked',
  CONFIRMED: 'confirmed',
  ARRIVED: 'arrived',
  SEATED: 'seated',
  FINISHED: 'finished',
  NO_SHOW: 'no-show',
  CANCELED: 'canceled',
  // Walk-ins whose seating was undone are not listed.
  DELETED: 'canceled',
  REQUESTED: 'requested',
};

/** A service day of the restaurant, loaded from the service; an empty date is its today. */
export async function loadEvening(
  restaurantId: string,
  localDate: string,
  signal: AbortSignal,
): Promise<Evening> {
  const client = createClient(EveningService, createRpcTransport());
  const calledAt = Date.now();
  const { evening } = await client.getEvening({ restaurantId, localDate }, { signal });
  if (!evening) throw new Error('The answer has no evening');
  if (evening.now) noteServerTime(timestampDate(evening.now).getTime(), calledAt, Date.now());
  return readEvening(evening);
}

const msOf = (time: Timestamp | undefined): number | undefined => time && timestampDate(time).getTime();

/** Converts the message to the pages' model. */
function readEvening(message: EveningMessage): Evening {
  return {
    date: message.localDate,
    timezone: message.timezone,
    turnMinutes: message.seatingMinutes,
    turnMinutesBySize: message.turnMinutesBySize,
    layoutId: message.layoutId,
    tables: message.tables.map(({ number, tableType, seats, area, smallestParty }) => ({
      number,
      type: tableType,
      seats,
      area,
      smallest: smallestParty,
    })),
    combinations: message.combinations.map(({ tableNumbers, smallestParty, largestParty }) => ({
      tables: tableNumbers,
      smallest: smallestParty,
      largest: largestParty,
    })),
    parties: message.parties.map((party) => readParty(party, message.seatingMinutes)),
    sections: message.sections.map(({ server, tableNumbers }) => ({ server, tables: tableNumbers })),
    sectionsVersion: Number(message.sectionsVersion),
    ...readNote(message.shiftNote),
    ...readPause(message.onlinePause),
    blocks: message.blocks.map(readBlock),
    pacingLimits: message.pacingLimits.map(({ from, until, mostCovers }) => ({
      from: msOf(from) ?? 0,
      until: msOf(until) ?? 0,
      mostCovers,
    })),
  };
}

function readNote(note: EveningMessage['shiftNote']): Pick<Evening, 'shiftNote'> {
  if (!note) return {};
  const { text, version, by } = note;
  return { shiftNote: { text, version: Number(version), by, writtenAt: msOf(note.writtenAt) ?? 0 } };
}

function readPause(pause: EveningMessage['onlinePause']): Pick<Evening, 'onlinePause'> {
  const until = msOf(pause?.until);
  if (!pause || until === undefined) return {};
  return { onlinePause: { until, isRestOfNight: pause.restOfNight, by: pause.by } };
}

function readBlock(message: EveningMessage['blocks'][number]): Block {
  const { id, localDate: date, localDates: dates, area, reason, by } = message;
  return {
    id,
    date,
    dates,
    from: msOf(message.from) ?? 0,
    until: msOf(message.until) ?? 0,
    tables: message.tableNumbers,
    area,
    isEverything: message.everything,
    reason,
    by,
  };
}

/** A party from the JSON of its message in a live update; the gateway may be of a later release. */
export const readPartyJson = (json: JsonValue, turnMinutes: number): Party =>
  readParty(fromJson(PartySchema, json, { ignoreUnknownFields: true }), turnMinutes);

function readParty(message: PartyMessage, turnMinutes: number): Party {
  const startsAt = msOf(message.startsAt) ?? 0;
  const from = msOf(message.heldFrom) ?? startsAt;
  const turnEndsAt = msOf(message.turnEndsAt);
  const stage = readEnum(StageMessage, stages, message.stage);
  const taken = message.steps.filter(({ undone }) => !undone).flatMap(readStep);
  const left = isOver({ stage }) ? taken.at(-1)?.at : undefined;
  return {
    id: message.id,
    version: Number(message.version),
    name: message.name,
    size: message.partySize,
    phone: readPhoneNumber(message.phoneNumber),
    notes: message.notes,
    startsAt,
    stage,
    isWalkIn: message.walkIn,
    tables: message.tableNumbers,
    from,
    until: msOf(message.heldUntil) ?? Math.max(from, left ?? from + turnMinutes * 60_000),
    ...(turnEndsAt === undefined ? {} : { turnEndsAt }),
    isPinned: message.pinned,
    collidesWith: message.collidesWith,
    blockedBy: message.blockedBy,
    steps: taken,
    ...readRequest(stage, message.request),
    ...readDiner(message),
    ...readConfirmation(message),
    ...(message.peopleHere > 0 ? { peopleHere: message.peopleHere } : {}),
  };
}

const ways: Meanings<typeof ConfirmationWay, Confirmation['by']> = {
  UNSPECIFIED: 'host',
  SMS: 'sms',
  LINK: 'link',
  HOST: 'host',
};

function readConfirmation({ confirmation }: PartyMessage): Pick<Party, 'confirmation'> {
  if (!confirmation) return {};
  const { state, at, by } = confirmation;
  const isComing = state === ConfirmationState.CONFIRMED;
  return { confirmation: { isComing, at: msOf(at) ?? 0, by: readEnum(ConfirmationWay, ways, by) } };
}

function readDiner({ area, email, occasion, dietary, late, messages }: PartyMessage) {
  return {
    ...{ area, email, occasion },
    dietary: dietary?.needs ?? [],
    dietaryNotes: dietary?.words ?? '',
    ...(late ? { late: { minutes: late.minutes, saidAt: msOf(late.saidAt) ?? 0 } } : {}),
    messages: messages.map(({ id, words, sentAt }) => ({ id, words, sentAt: msOf(sentAt) ?? 0 })),
  };
}

function readRequest(stage: Stage, request: PartyMessage['request']): Pick<Party, 'request'> {
  if (stage !== 'requested' || !request) return {};
  return { request: { expiresAt: msOf(request.expiresAt) ?? 0, holdsTable: request.holdsTable } };
}

function readStep({
  id,
  step,
  takenAt,
  by,
  undoUntil,
  peopleHere,
}: PartyMessage['steps'][number]): StepTaken[] {
  const name = readEnum(Step, steps, step);
  const until = msOf(undoUntil);
  if (!name) return [];
  return [
    {
      ...{ id, step: name, at: msOf(takenAt) ?? 0, by },
      ...(until === undefined ? {} : { undoUntil: until }),
      ...(peopleHere > 0 ? { peopleHere } : {}),
    },
  ];
}
