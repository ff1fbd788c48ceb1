import type { BookingRequest, Operation } from '../history/operation';
import type { Expected } from '../history/sends';
import type { Held } from './diner';

/** The SMS that the diner of each reservation may have got (MESSAGE-1), and must have got about its newest state. */
export function expectedSends(operations: readonly Operation[], held: readonly Held[]): Expected[] {
  const histories = new Map<string, Operation[]>();
  for (const operation of operations) {
    const own = histories.get(operation.reservation);
    if (own) own.push(operation);
    else histories.set(operation.reservation, [operation]);
  }
  return held.flatMap((each) => sendsOf(each, histories.get(each.reservation) ?? []));
}

function sendsOf({ id, phoneNumber: to }: Held, operations: readonly Operation[]): Expected[] {
  const link = `/edit-reservation/${id}`;
  const changes = operations.filter(({ verb }) => verb === 'change');
  const cancels = operations.filter(({ verb }) => verb === 'cancel');
  const alters = changes.filter((change) => isOther(change.request, operations));
  const isCanceled = cancels.some(({ outcome }) => outcome === 'ok');
  const mayBe = (verb: Operation['verb']) =>
    operations.some((operation) => operation.verb === verb && operation.outcome !== 'refused');
  const mayBeAltered = alters.some(({ outcome }) => outcome !== 'refused');
  const mayBeCanceled = mayBe('cancel');
  // A restored reservation has states in another order.
  const order = (rank: number) => (mayBe('restore') ? {} : { order: { thread: link, rank } });
  return [
    // A waiting message is replaced by a newer one: each state is sent at most once, and the newest for certain.
    { to, says: [link], atLeast: 1, maxEntries: Infinity },
    {
      to,
      says: ['is booked for', link],
      atLeast: mayBeAltered || mayBeCanceled ? 0 : 1,
      maxEntries: 1,
      ...order(0),
    },
    {
      to,
      says: ['is now for', link],
      atLeast: !mayBeCanceled && alters.some(({ outcome }) => outcome === 'ok') ? 1 : 0,
      maxEntries: alters.filter(({ outcome }) => outcome !== 'refused').length,
      ...order(1),
    },
    {
      to,
      says: ['is canceled', link],
      atLeast: isCanceled && !mayBe('restore') ? 1 : 0,
      maxEntries: mayBeCanceled ? 1 : 0,
      ...order(2),
    },
  ];
}

/** A change that changes nothing sends no message. The diners of our load change at most once. */
function isOther(request: BookingRequest | undefined, operations: readonly Operation[]): boolean {
  const booked = operations.find(({ verb }) => verb === 'book')?.request;
  return request?.time !== booked?.time || request?.partySize !== booked?.partySize;
}
