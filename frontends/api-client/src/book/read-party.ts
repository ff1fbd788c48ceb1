import { fromJson } from '@bufbuild/protobuf';
import type { JsonValue } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { PartySchema, Step } from '@tablewell/proto/reservation/v1/evening_pb';
import type { Party as PartyMessage } from '@tablewell/proto/reservation/v1/evening_pb';
import {
  ConfirmationState,
  ConfirmationWay,
  RequestState as RequestStateMessage,
  Stage as StageMessage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Reservation as ReservationMessage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { readEnum } from '../enums';
import type { Meanings } from '../enums';
import { readPhoneNumber } from '../phone-number';
import { isOver, minuteMs } from './party';
import type { Confirmation, Party, RequestState, Stage, StepTaken } from './party';
import { withoutService } from './published';
import { readWait } from './read-wait';
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
  WAITING: 'waiting',
  READY: 'ready',
};

const requestStates: Meanings<typeof RequestStateMessage, RequestState> = {
  UNSPECIFIED: 'pending',
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
};

/** Epoch milliseconds. */
export const msOf = (time: Timestamp | undefined): number | undefined =>
  time && timestampDate(time).getTime();

/** A party from the JSON of its message in a live update; the gateway may be of a later release. */
export const readPartyJson = (json: JsonValue, turnMinutes: number): Party =>
  readParty(fromJson(PartySchema, json, { ignoreUnknownFields: true }), turnMinutes);

/** @param turnMinutes of the restaurant's settings: how long a party that holds no table would have stayed */
export function readParty(message: PartyMessage, turnMinutes: number): Party {
  const common = readCommon(message);
  const from = msOf(message.heldFrom) ?? common.startsAt;
  const turnEndsAt = msOf(message.turnEndsAt);
  const taken = message.steps.filter(({ undone }) => !undone).flatMap(readStep);
  const left = isOver(common) ? taken.at(-1)?.at : undefined;
  return {
    ...common,
    tables: message.tableNumbers,
    from,
    until: msOf(message.heldUntil) ?? Math.max(from, left ?? from + turnMinutes * minuteMs),
    ...(turnEndsAt === undefined ? {} : { turnEndsAt }),
    isPinned: message.pinned,
    collidesWith: message.collidesWith,
    blockedBy: message.blockedBy,
    steps: taken,
  };
}

/** A party from a list of reservations, which has neither tables nor steps. */
export function readReservation(message: ReservationMessage): Party {
  const common = readCommon(message);
  return { ...common, ...withoutService(common.startsAt, message.seatingMinutes) };
}

/** The fields that both messages have of a party. */
function readCommon(message: PartyMessage | ReservationMessage) {
  const stage = readEnum(StageMessage, stages, message.stage);
  return {
    id: message.id,
    version: Number(message.version),
    name: message.name,
    size: message.partySize,
    phone: readPhoneNumber(message.phoneNumber),
    notes: message.notes,
    startsAt: msOf(message.startsAt) ?? 0,
    stage,
    isWalkIn: message.walkIn,
    tableType: message.tableType,
    ...readRequest(stage, message.request),
    ...readDiner(message),
    ...readConfirmation(message),
    ...(message.peopleHere > 0 ? { peopleHere: message.peopleHere } : {}),
    ...(message.wait ? { wait: readWait(message.wait) } : {}),
  };
}

const ways: Meanings<typeof ConfirmationWay, Confirmation['by']> = {
  UNSPECIFIED: 'host',
  SMS: 'sms',
  LINK: 'link',
  HOST: 'host',
};

function readConfirmation({ confirmation }: Pick<PartyMessage, 'confirmation'>): Pick<Party, 'confirmation'> {
  if (!confirmation) return {};
  const { state, at, by } = confirmation;
  const isComing = state === ConfirmationState.CONFIRMED;
  return { confirmation: { isComing, at: msOf(at) ?? 0, by: readEnum(ConfirmationWay, ways, by) } };
}

function readDiner({ area, email, occasion, dietary, late, messages }: PartyMessage | ReservationMessage) {
  return {
    ...{ area, email, occasion },
    dietary: dietary?.needs ?? [],
    dietaryNotes: dietary?.words ?? '',
    ...(late ? { late: { minutes: late.minutes, saidAt: msOf(late.saidAt) ?? 0 } } : {}),
    messages: messages.map(({ id, words, sentAt }) => ({ id, words, sentAt: msOf(sentAt) ?? 0 })),
  };
}

function readRequest(
  stage: Stage,
  request: PartyMessage['request'],
): Pick<Party, 'request' | 'requestState'> {
  if (!request) return {};
  const { expiresAt, holdsTable, state } = request;
  return {
    requestState: readEnum(RequestStateMessage, requestStates, state),
    ...(stage === 'requested' ? { request: { expiresAt: msOf(expiresAt) ?? 0, holdsTable } } : {}),
  };
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
