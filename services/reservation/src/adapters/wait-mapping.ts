import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { WaitState as WaitStateMessage } from '@tablewell/proto/reservation/v1/waitlist_pb';
import type { Reservation } from '../party/reservation';
import { type WaitRange, type WaitState, waitStateOf } from '../party/wait';

const states: Record<WaitState, WaitStateMessage> = {
  waiting: WaitStateMessage.WAITING,
  'service-ready': WaitStateMessage.SERVICE_READY,
  seated: WaitStateMessage.SEATED,
  canceled: WaitStateMessage.CANCELED,
  'declined-by-merchant': WaitStateMessage.DECLINED_BY_MERCHANT,
  'no-show': WaitStateMessage.NO_SHOW,
};

/** A range of minutes as a contract message. */
export const toRange = ({ from, until }: WaitRange) => ({ fromMinutes: from, untilMinutes: until });

/** The wait of a party as a contract message; empty for a party that did not wait. */
export function toWait(party: Reservation) {
  const { wait } = party;
  const state = waitStateOf(party);
  if (!wait || !state) return {};
  const { quote, areas = [], accessible = false, outOfTurn = false } = wait;
  const times = {
    ...timeOf('joinedAt', wait.joinedAt),
    ...timeOf('readyAt', wait.readyAt),
    ...timeOf('readyUntil', wait.readyUntil),
    ...timeOf('lapsedAt', wait.lapsedAt),
    ...timeOf('comingAt', wait.comingAt),
    ...timeOf('seatedAt', wait.seatedAt),
    ...timeOf('canceledAt', wait.canceledAt),
    ...timeOf('declinedAt', wait.declinedAt),
    ...timeOf('noShowAt', wait.noShowAt),
  };
  const told = quote ? { quote: toRange(quote) } : {};
  return { wait: { state: states[state], areas: [...areas], accessible, outOfTurn, ...told, ...times } };
}

const timeOf = (name: string, at: Date | undefined) => (at ? { [name]: timestampFromDate(at) } : {});
