import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { viewParty } from '../../domain/evening';
import type { HostStep } from '../../domain/lifecycle';
import type { Reservation } from '../../domain/reservation';
import type { Ports } from '../../ports';
import { getEvening } from '../../use-cases/evening';
import { moveParty } from '../../use-cases/move-party';
import { seatWalkIn } from '../../use-cases/seat-walk-in';
import { takeStep } from '../../use-cases/take-step';
import { undoStep } from '../../use-cases/undo-step';
import { toEvening, toParty } from '../evening-mapping';

const steps: Partial<Record<Step, HostStep>> = {
  [Step.CONFIRM]: 'confirm',
  [Step.ARRIVE]: 'arrive',
  [Step.SEAT]: 'seat',
  [Step.FINISH]: 'finish',
  [Step.NO_SHOW]: 'no-show',
};

function toHostStep(step: Step): HostStep {
  const found = steps[step];
  if (!found) throw invalid([{ field: 'step', message: 'Please name a step' }]);
  return found;
}

/** An instant that a caller gave; one that no date can hold is refused. */
function instantOf(field: string, given: Timestamp | undefined): Date | undefined {
  if (!given) return undefined;
  const instant = timestampDate(given);
  if (Number.isNaN(instant.getTime())) throw invalid([{ field, message: 'Please give a date and a time' }]);
  return instant;
}

/** `EveningService` on the use cases. */
export function eveningService(ports: Ports): Implementation {
  const cases = {
    evening: getEvening(ports),
    take: takeStep(ports),
    undo: undoStep(ports),
    walkIn: seatWalkIn(ports),
    move: moveParty(ports),
  };
  const answer = (outcome: Reservation | Refusal) => {
    const now = ports.clock();
    return { party: toParty(viewParty(orThrowRefusal(outcome), now), now) };
  };
  return implement(EveningService, {
    async getEvening({ restaurantId, localDate: date }, context) {
      const found = await cases.evening(context.values.get(actorKey), { restaurantId, date });
      return { evening: toEvening(orThrowRefusal(found)) };
    },
    async takeStep(request, context) {
      const { reservationId, stepId, tableNumbers, anyway } = request;
      const command = {
        reservationId,
        stepId,
        tableNumbers,
        anyway,
        step: toHostStep(request.step),
        baseVersion: Number(request.baseVersion),
        takenAt: instantOf('takenAt', request.takenAt),
      };
      return answer(await cases.take(context.values.get(actorKey), command));
    },
    async undoStep({ reservationId, stepId }, context) {
      return answer(await cases.undo(context.values.get(actorKey), { reservationId, stepId }));
    },
    async seatWalkIn(request, context) {
      const { restaurantId, partySize, name, phoneNumber, notes, tableNumbers, stepId, anyway } = request;
      const details = { name, partySize, phoneNumber, notes };
      const takenAt = instantOf('takenAt', request.takenAt);
      const command = { restaurantId, ...details, tableNumbers, stepId, anyway, takenAt };
      return answer(await cases.walkIn(context.values.get(actorKey), command));
    },
    async moveParty(request, context) {
      const { reservationId, stepId, tableNumbers } = request;
      const baseVersion = Number(request.baseVersion);
      const startsAt = instantOf('startsAt', request.startsAt);
      const command = { reservationId, stepId, tableNumbers, baseVersion, startsAt };
      return answer(await cases.move(context.values.get(actorKey), command));
    },
  });
}
