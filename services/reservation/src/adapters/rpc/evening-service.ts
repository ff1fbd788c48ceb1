import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import {
  type BookPartyRequest,
  type ChangePartyRequest,
  EveningService,
  GuestNotice,
} from '@tablewell/proto/reservation/v1/evening_service_pb';
import { viewParty } from '../../evening/evening';
import type { HostStep } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import { blockTables } from '../../commands/host/block-tables';
import { bookParty } from '../../commands/host/book-party';
import { changeParty } from '../../commands/host/change-party';
import { getEvening } from '../../queries/evening';
import type { StepResult } from '../../commands/host/displaced-parties';
import type { HostsBooked } from '../../commands/host/hosts-form';
import { liftBlock } from '../../commands/host/lift-block';
import { listParties } from '../../queries/list-parties';
import { listStarts } from '../../queries/list-starts';
import { listTables } from '../../queries/list-tables';
import { moveParty } from '../../commands/host/move-party';
import { pauseOnlineBookings, resumeOnlineBookings } from '../../commands/host/pause-online-bookings';
import { seatWalkIn } from '../../commands/host/seat-walk-in';
import { setSections } from '../../commands/host/set-sections';
import { swapParties } from '../../commands/host/swap-parties';
import { setShiftNote } from '../../commands/host/set-shift-note';
import { byOwnClock } from '../../commands/host/step-input';
import { takeStep } from '../../commands/host/take-step';
import { undoStep } from '../../commands/host/undo-step';
import { toBlock, toBlockDraft } from '../block-mapping';
import { toDinerInput } from '../diner-mapping';
import { toEvening, toOnlinePause, toParty, toPartyStart, toSection, toShiftNote } from '../evening-mapping';
import { toTableChange, toTableOption } from '../table-mapping';
import { instantOf } from './instant';
import { toWhen } from './when';

const steps: Partial<Record<Step, HostStep>> = {
  [Step.CONFIRM]: 'confirm',
  [Step.NO_ANSWER]: 'no-answer',
  [Step.LATE]: 'late',
  [Step.GIVE_UP_TABLE]: 'give-up-table',
  [Step.ARRIVE]: 'arrive',
  [Step.SEAT]: 'seat',
  [Step.FINISH]: 'finish',
  [Step.NO_SHOW]: 'no-show',
  [Step.READY]: 'ready',
  [Step.LEAVE]: 'leave',
  [Step.TURN_AWAY]: 'turn-away',
};

function toHostStep(step: Step): HostStep {
  const found = steps[step];
  if (!found) throw invalid([{ field: 'step', message: 'Please name a step' }]);
  return found;
}

/** The values of a host's form. */
function toForm(request: BookPartyRequest | ChangePartyRequest) {
  const { name, partySize, phoneNumber, notes, tableNumbers, override, reason, stepId } = request;
  const [when, diner] = [toWhen(request.when), toDinerInput(request)];
  return { name, partySize, phoneNumber, notes, diner, when, tableNumbers, override, reason, stepId };
}

/** `EveningService` on the use cases; `reviewServices` has the rest of it. */
export function eveningService(ports: Ports): Implementation {
  const cases = {
    evening: getEvening(ports),
    parties: listParties(ports),
    take: takeStep(ports),
    undo: undoStep(ports),
    walkIn: seatWalkIn(ports),
    move: moveParty(ports),
    swap: swapParties(ports),
    tables: listTables(ports),
    book: bookParty(ports),
    change: changeParty(ports),
    starts: listStarts(ports),
    setSections: setSections(ports),
    setShiftNote: setShiftNote(ports),
    pause: pauseOnlineBookings(ports),
    resume: resumeOnlineBookings(ports),
    block: blockTables(ports),
    lift: liftBlock(ports),
  };
  const answer = (reservation: Reservation) => {
    const now = ports.clock(reservation.restaurantId);
    return { party: toParty(viewParty(reservation, now), now) };
  };
  const answerStep = (outcome: StepResult | Refusal) => {
    const { reservation, displaced } = orThrowRefusal(outcome);
    return { ...answer(reservation), displaced: displaced.map(toTableChange) };
  };
  const answerBooked = (outcome: HostsBooked | Refusal) => {
    const { reservation, overridden } = orThrowRefusal(outcome);
    return { ...answer(reservation), overridden: [...overridden] };
  };
  return implement(EveningService, {
    async getEvening({ restaurantId, localDate: date }, context) {
      const found = await cases.evening(context.values.get(actorKey), { restaurantId, date });
      return { evening: toEvening(orThrowRefusal(found)) };
    },
    async listParties({ restaurantId, localDates: dates }, context) {
      const found = await cases.parties(context.values.get(actorKey), { restaurantId, dates });
      const { days, now } = orThrowRefusal(found);
      return {
        days: days.map(({ date: localDate, parties, truncated }) => ({
          localDate,
          parties: parties.map((party) => toParty(party, now)),
          truncated,
        })),
      };
    },
    async takeStep(request, context) {
      const { reservationId, stepId, tableNumbers, override } = request;
      const command = {
        reservationId,
        stepId,
        tableNumbers,
        override,
        step: toHostStep(request.step),
        baseVersion: Number(request.baseVersion),
        takenAt: instantOf('takenAt', request.takenAt),
        sentAt: instantOf('sentAt', request.sentAt),
        until: instantOf('until', request.until),
        ...(request.peopleHere === 0 ? {} : { peopleHere: request.peopleHere }),
        minutes: request.minutes,
        outOfTurn: request.outOfTurn,
      };
      return answerStep(await cases.take(context.values.get(actorKey), command));
    },
    async undoStep({ reservationId, stepId }, context) {
      return answerStep(await cases.undo(context.values.get(actorKey), { reservationId, stepId }));
    },
    async seatWalkIn(request, context) {
      const { restaurantId, partySize, name, phoneNumber, notes, tableNumbers, stepId, override } = request;
      const { outOfTurn } = request;
      const details = { name, partySize, phoneNumber, notes };
      const [at, sentAt] = [instantOf('takenAt', request.takenAt), instantOf('sentAt', request.sentAt)];
      const takenAt = byOwnClock(at, sentAt, ports.clock(restaurantId));
      const until = instantOf('until', request.until);
      const step = { tableNumbers, stepId, override, takenAt, until, outOfTurn };
      const command = { restaurantId, ...details, ...step };
      return answerStep(await cases.walkIn(context.values.get(actorKey), command));
    },
    async moveParty(request, context) {
      const { reservationId, stepId, tableNumbers, override } = request;
      const baseVersion = Number(request.baseVersion);
      const startsAt = instantOf('startsAt', request.startsAt);
      const withoutNotice = request.guestNotice === GuestNotice.NONE;
      const partySize = request.partySize === 0 ? undefined : request.partySize;
      const until = instantOf('until', request.until);
      const move = { reservationId, stepId, tableNumbers, override, baseVersion, startsAt, withoutNotice };
      const command = { ...move, partySize, until };
      return answerStep(await cases.move(context.values.get(actorKey), command));
    },
    async swapParties(request, context) {
      const { reservationId, otherReservationId, stepId, override } = request;
      const command = {
        reservationId,
        otherReservationId,
        stepId,
        override,
        baseVersion: Number(request.baseVersion),
        otherBaseVersion: Number(request.otherBaseVersion),
      };
      const swapped = orThrowRefusal(await cases.swap(context.values.get(actorKey), command));
      return { party: answer(swapped.party).party, other: answer(swapped.other).party };
    },
    async listTables({ restaurantId, reservationId, partySize, ...request }, context) {
      const startsAt = instantOf('startsAt', request.startsAt);
      const until = instantOf('until', request.until);
      const command = { restaurantId, reservationId, partySize, startsAt, until };
      const found = orThrowRefusal(await cases.tables(context.values.get(actorKey), command));
      return { options: found.options.map(toTableOption), until: timestampFromMs(found.until) };
    },
    async bookParty(request, context) {
      const command = { ...toForm(request), restaurantId: request.restaurantId };
      return answerBooked(await cases.book(context.values.get(actorKey), command));
    },
    async changeParty(request, context) {
      const { reservationId, undoesBase } = request;
      const baseVersion = Number(request.baseVersion);
      const command = { ...toForm(request), reservationId, baseVersion, undoesBase };
      return answerBooked(await cases.change(context.values.get(actorKey), command));
    },
    async listStarts({ restaurantId, localDate: date, partySize, reservationId }, context) {
      const request = { restaurantId, date, partySize, reservationId };
      const found = orThrowRefusal(await cases.starts(context.values.get(actorKey), request));
      return { closed: found.closed, starts: found.starts.map(toPartyStart) };
    },
    async setSections({ restaurantId, localDate: date, sections, baseVersion: base }, context) {
      const command = { restaurantId, date, sections, baseVersion: Number(base) };
      const set = orThrowRefusal(await cases.setSections(context.values.get(actorKey), command));
      return { sections: set.sections.map(toSection), version: BigInt(set.version) };
    },
    async setShiftNote({ restaurantId, localDate: date, text, baseVersion: base }, context) {
      const command = { restaurantId, date, text, baseVersion: Number(base) };
      const note = orThrowRefusal(await cases.setShiftNote(context.values.get(actorKey), command));
      return { note: toShiftNote(note) };
    },
    async pauseOnlineBookings({ restaurantId, minutes, stepId }, context) {
      const command = { restaurantId, minutes, stepId };
      const pause = orThrowRefusal(await cases.pause(context.values.get(actorKey), command));
      return { pause: toOnlinePause(pause) };
    },
    async resumeOnlineBookings({ restaurantId, stepId }, context) {
      const ended = await cases.resume(context.values.get(actorKey), { restaurantId, stepId });
      if (ended === undefined) return {};
      return { pause: toOnlinePause(orThrowRefusal(ended)) };
    },
    async blockTables({ restaurantId, block, moveParties, stepId }, context) {
      const command = { restaurantId, draft: toBlockDraft(block), moveParties, stepId };
      const made = orThrowRefusal(await cases.block(context.values.get(actorKey), command));
      return { blocks: made.blocks.map((one) => toBlock(made.restaurant, one)) };
    },
    async liftBlock({ restaurantId, blockId, allDates }, context) {
      const command = { restaurantId, blockId, allDates };
      return { localDates: [...orThrowRefusal(await cases.lift(context.values.get(actorKey), command))] };
    },
  });
}
