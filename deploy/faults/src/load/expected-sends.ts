import type { Ask, Operation } from '../history/operation';
import type { Expected } from '../history/sends';
import type { Held } from './diner';

/** What the diner of each reservation must have heard by SMS (contract §3): booking, each change, the cancellation. */
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
  const alters = changes.filter((change) => isOther(change.ask, operations));
  const isCanceled = cancels.some(({ outcome }) => outcome === 'ok');
  return [
    { to, says: ['is booked for', link], atLeast: 1, atMost: 1 },
    {
      to,
      says: ['is now for', link],
      atLeast: alters.filter(({ outcome }) => outcome === 'ok').length,
      atMost: alters.filter(({ outcome }) => outcome !== 'refused').length,
    },
    {
      to,
      says: ['is canceled', link],
      atLeast: isCanceled ? 1 : 0,
      atMost: cancels.some(({ outcome }) => outcome !== 'refused') ? 1 : 0,
    },
  ];
}

/** A change to what it is already tells nobody. The diners of our load change at most once. */
function isOther(ask: Ask | undefined, operations: readonly Operation[]): boolean {
  const booked = operations.find(({ verb }) => verb === 'book')?.ask;
  return ask?.time !== booked?.time || ask?.partySize !== booked?.partySize;
}
