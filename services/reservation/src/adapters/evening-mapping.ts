import { create } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  type Evening,
  EveningSchema,
  type Party,
  PartySchema,
  type PartyStep,
  PartyStepSchema,
  Step,
} from '@tablewell/proto/reservation/v1/evening_pb';
import { turnOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { localTimeOf } from '@tablewell/shared/zone';
import { pacingLimits } from '../day/starts/pacing-limits';
import type { EveningView, PartyView } from '../evening/evening';
import type { HostsStart } from '../evening/hosts-starts';
import type { OnlinePause } from '../day/claims/online-pause';
import type { Section } from '../evening/sections';
import type { ShiftNote } from '../evening/shift-note';
import { hereOf } from '../party/people-here';
import { type StepKind, type StepTaken, undoUntil } from '../party/party-step';
import { toBlock } from './block-mapping';
import { toDinerFields } from './diner-mapping';
import { audiences, toCombinationMessage } from './floor-mapping';
import { stages, toConfirmation, toRequest } from './mapping';
import { toWait } from './wait-mapping';

export const stepNames: Record<StepKind, Step> = {
  confirm: Step.CONFIRM,
  'no-answer': Step.NO_ANSWER,
  late: Step.LATE,
  'give-up-table': Step.GIVE_UP_TABLE,
  arrive: Step.ARRIVE,
  seat: Step.SEAT,
  finish: Step.FINISH,
  'no-show': Step.NO_SHOW,
  move: Step.MOVE,
  join: Step.JOIN,
  ready: Step.READY,
  leave: Step.LEAVE,
  'turn-away': Step.TURN_AWAY,
  lapse: Step.LAPSE,
};

/** A service day as a contract message. */
export function toEvening(view: EveningView): Evening {
  const { restaurant, date, now, tables, parties, truncated, sections, shiftNote, onlinePause, blocks } =
    view;
  return create(EveningSchema, {
    restaurantId: restaurant.id,
    localDate: date,
    timezone: restaurant.timezone,
    seatingMinutes: restaurant.seatingMinutes,
    turnMinutesBySize: turnMinutesBySize(restaurant, now),
    now: timestampFromDate(now),
    tables: tables.map(({ audience, ...table }) => ({ ...table, audience: audiences[audience] })),
    combinations: restaurant.floor.combinations.map(toCombinationMessage),
    layoutId: restaurant.layoutId ?? '',
    parties: parties.map((party) => toParty(party, now)),
    truncated,
    sections: (sections?.sections ?? []).map(toSection),
    sectionsVersion: BigInt(sections?.date === date ? sections.version : 0),
    ...(shiftNote ? { shiftNote: toShiftNote(shiftNote) } : {}),
    ...(onlinePause ? { onlinePause: toOnlinePause(onlinePause) } : {}),
    blocks: blocks.map((block) => toBlock(restaurant, block)),
    pacingLimits: pacingLimits(restaurant, date).map(({ from, until, mostCovers }) => ({
      from: timestampFromMs(from),
      until: timestampFromMs(until),
      mostCovers,
    })),
  });
}

/** Larger parties stay as long as the largest of these. */
const listedSizes = 20;

function turnMinutesBySize(restaurant: EveningView['restaurant'], now: Date): number[] {
  const { date, minute } = localTimeOf(now.getTime(), restaurant.timezone);
  return Array.from(
    { length: listedSizes },
    (_, index) => turnOn(restaurant, date, minute, index + 1).turnMinutes,
  );
}

export function toOnlinePause({ from, until, restOfNight = false, by }: OnlinePause) {
  return { from: timestampFromMs(from), until: timestampFromMs(until), restOfNight, by };
}

export function toSection({ server, tableNumbers }: Section) {
  return { server, tableNumbers: [...tableNumbers] };
}

export function toShiftNote({ text, version, by, writtenAt }: ShiftNote) {
  return { text, version: BigInt(version), by, writtenAt: timestampFromDate(writtenAt) };
}

/** A party as a contract message. */
export function toParty(view: PartyView, now: Date): Party {
  const { reservation, held } = view;
  const { placement } = reservation;
  return create(PartySchema, {
    id: reservation.id,
    restaurantId: reservation.restaurantId,
    version: BigInt(reservation.version),
    name: reservation.name,
    partySize: reservation.partySize,
    phoneNumber: reservation.phoneNumber,
    notes: reservation.notes,
    startsAt: timestampFromMs(placement.from),
    localDate: placement.date,
    localMinute: placement.minute,
    source: reservation.source.source,
    stage: stages[view.stage],
    walkIn: reservation.walkIn === true,
    steps: (reservation.steps ?? []).map((step) => toStep(view, step, now)),
    tableType: placement.tableType,
    tableNumbers: [...view.tableNumbers],
    ...(held ? { heldFrom: timestampFromMs(held.from), heldUntil: timestampFromMs(held.until) } : {}),
    ...(view.turnEndsAt === undefined ? {} : { turnEndsAt: timestampFromMs(view.turnEndsAt) }),
    pinned: placement.pinned === true,
    collidesWith: [...view.collidesWith],
    blockedBy: [...view.blockedBy],
    ...(reservation.request ? { request: toRequest(reservation.request) } : {}),
    ...toDinerFields(reservation),
    ...toConfirmation(reservation),
    peopleHere: hereOf(reservation) ?? 0,
    area: reservation.area ?? '',
    ...toWait(reservation),
  });
}

/** A start of a host's form as a contract message. */
export function toPartyStart({ minute, startsAt, isKept, ...rest }: HostsStart) {
  const at = { localMinute: minute, startsAt: timestampFromMs(startsAt) };
  return { ...rest, ...at, keptForWaitlist: isKept };
}

function toStep({ reservation }: PartyView, step: StepTaken, now: Date): PartyStep {
  const until = undoUntil(reservation, step, now);
  return create(PartyStepSchema, {
    id: step.id,
    step: stepNames[step.step],
    takenAt: timestampFromDate(step.takenAt),
    by: step.by.name,
    undone: step.undone !== undefined,
    peopleHere: step.peopleHere ?? 0,
    ...(until ? { undoUntil: timestampFromDate(until) } : {}),
  });
}
