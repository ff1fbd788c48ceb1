import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import type { ReservationStepped } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import {
  type BookingRequest,
  type LateNotice,
  RequestState,
  type Reservation,
  ReservationStatus,
  Stage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { WebhookKind } from '../../domain/webhooks/kinds';

const stages: Record<Stage, string> = {
  [Stage.UNSPECIFIED]: 'booked',
  [Stage.BOOKED]: 'booked',
  [Stage.CONFIRMED]: 'confirmed',
  [Stage.ARRIVED]: 'arrived',
  [Stage.SEATED]: 'seated',
  [Stage.FINISHED]: 'finished',
  [Stage.NO_SHOW]: 'no-show',
  [Stage.CANCELED]: 'canceled',
  [Stage.DELETED]: 'deleted',
  [Stage.REQUESTED]: 'requested',
  [Stage.WAITING]: 'waiting',
  [Stage.READY]: 'ready',
};

const requestStates: Record<RequestState, string> = {
  [RequestState.UNSPECIFIED]: 'pending',
  [RequestState.PENDING]: 'pending',
  [RequestState.ACCEPTED]: 'accepted',
  [RequestState.DECLINED]: 'declined',
  [RequestState.EXPIRED]: 'expired',
  [RequestState.WITHDRAWN]: 'withdrawn',
};

const iso = (at: Timestamp | undefined): string => (at ? timestampDate(at).toISOString() : '');

/**
 * A reservation in the words of `/api`, without anything that says who it is: no name, no number, no address and no words
 * of the diner (HOOK-2). A partner that may know them reads them at `/api`.
 */
export function toReservationData(reservation: Reservation): object {
  const { id, restaurantId, version, partySize, startsAt, status, stage, walkIn } = reservation;
  const { request, area, tableType, late, peopleHere, updatedAt } = reservation;
  return {
    ...{ id, restaurantId, sequence: Number(version), guests: partySize, reservation_time: iso(startsAt) },
    status: status === ReservationStatus.CANCELED ? 'canceled' : 'active',
    stage: stages[stage],
    ...(walkIn ? { walkIn } : {}),
    ...(tableType === '' ? {} : { assignedTableType: tableType }),
    ...(area === '' ? {} : { area }),
    ...(request ? { request: toRequest(request) } : {}),
    ...(late ? { late: toLate(late) } : {}),
    ...(peopleHere > 0 ? { peopleHere } : {}),
    ...(updatedAt ? { updatedAt: iso(updatedAt) } : {}),
  };
}

const toRequest = ({ state, expiresAt }: BookingRequest) => ({
  state: requestStates[state],
  expiresAt: iso(expiresAt),
});

const toLate = ({ minutes, saidAt, expectedAt }: LateNotice) => ({
  ...{ minutes, saidAt: iso(saidAt) },
  ...(expectedAt ? { expectedAt: iso(expectedAt) } : {}),
});

const kindsOfSteps: Partial<Record<Step, WebhookKind>> = {
  [Step.ARRIVE]: 'reservation.arrived',
  [Step.SEAT]: 'reservation.seated',
  [Step.FINISH]: 'reservation.finished',
  [Step.NO_SHOW]: 'reservation.no_show',
};

/** The kind of event that a step is sent as. An undone step is a change back, to the stage that `stage` names. */
export function kindOfStep(
  reservation: Reservation | undefined,
  { step, undone }: Pick<ReservationStepped, 'step' | 'undone'>,
): WebhookKind | undefined {
  // It changes nothing that is told.
  if (step === Step.NO_ANSWER) return undefined;
  if (reservation?.stage === Stage.DELETED) return 'reservation.deleted';
  return (undone ? undefined : kindsOfSteps[step]) ?? 'reservation.changed';
}
