import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { WaitState as WaitStateMessage } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { stageOf } from '../party/lifecycle';
import type { Reservation } from '../party/reservation';
import { type WaitRange, type WaitState, waitStateOf } from '../party/wait';

const states: Record<WaitState, WaitStateMessage> = {
  waiting: WaitStateMessage.WAITING,
  'checked-in': WaitStateMessage.CHECKED_IN,
  'service-ready': WaitStateMessage.SERVICE_READY,
  seated: WaitStateMessage.SEATED,
  canceled: WaitStateMessage.CANCELED,
  'declined-by-merchant': WaitStateMessage.DECLINED_BY_MERCHANT,
  'no-show': WaitStateMessage.NO_SHOW,
};

/** The state of an entry of the waitlist; of one that became a reservation, its table is held until the party sits. */
export function entryState(party: Reservation): WaitStateMessage {
  const state = waitStateOf(party);
  if (state) return states[state];
  switch (stageOf(party)) {
    case 'canceled':
    case 'deleted':
      return WaitStateMessage.CANCELED;
    case 'no-show':
      return WaitStateMessage.NO_SHOW;
    case 'seated':
    case 'finished':
      return WaitStateMessage.SEATED;
    default:
      return WaitStateMessage.SERVICE_READY;
  }
}

/** A range of minutes as a contract message. */
export const toRange = ({ from, until }: WaitRange) => ({ fromMinutes: from, untilMinutes: until });

/** The wait of a party as a contract message; empty for a party that did not wait. */
export function toWait(party: Reservation) {
  const { wait } = party;
  const state = waitStateOf(party);
  if (!wait || !state) return {};
  const { quote, requote, areas = [], accessible = false, outOfTurn = false, lateMinutes = 0 } = wait;
  const times = {
    ...timeOf('joinedAt', wait.joinedAt),
    ...timeOf('notBefore', wait.notBefore),
    ...timeOf('requotedAt', wait.requotedAt),
    ...timeOf('checkedInAt', wait.checkedInAt),
    ...timeOf('readyAt', wait.readyAt),
    ...timeOf('readyUntil', wait.readyUntil),
    ...timeOf('lapsedAt', wait.lapsedAt),
    ...timeOf('comingAt', wait.comingAt),
    ...timeOf('seatedAt', wait.seatedAt),
    ...timeOf('canceledAt', wait.canceledAt),
    ...timeOf('declinedAt', wait.declinedAt),
    ...timeOf('noShowAt', wait.noShowAt),
  };
  const told = {
    ...(quote ? { quote: toRange(quote) } : {}),
    ...(requote ? { requote: toRange(requote) } : {}),
  };
  return {
    wait: { state: states[state], areas: [...areas], accessible, outOfTurn, lateMinutes, ...told, ...times },
  };
}

const timeOf = (name: string, at: Date | undefined) => (at ? { [name]: timestampFromDate(at) } : {});
