import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { type OwnSender, senderAddressOf, type SenderState } from '../domain/sender';
import type { Ports } from '../ports';

/** A restaurant's own sender, if it has one, and whether the shared one is offered. */
export interface SenderView {
  readonly own: OwnSender | undefined;
  readonly mayShare: boolean;
}

type SenderPorts = Pick<Ports, 'senders' | 'senderCheck' | 'sharedSender' | 'clock'>;

/** The sender of a restaurant's SMS (MESSAGE-24), for owners and managers. */
export function getSender({ senders, sharedSender }: SenderPorts) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<SenderView | Refusal> =>
    refuseWithoutPermission('settings', actor, restaurantId) ?? {
      own: await senders.of(restaurantId),
      mayShare: sharedSender.isOffered,
    };
}

/** Sets the restaurant's own sender once the provider knows it; an empty address removes it. */
export function putSender(ports: SenderPorts) {
  const { senders, sharedSender, clock } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, address: typed }: { restaurantId: string; address: string },
  ): Promise<SenderView | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, restaurantId);
    if (stranger) return stranger;
    if (typed.trim() === '') {
      await senders.remove(restaurantId);
      return { own: undefined, mayShare: sharedSender.isOffered };
    }
    const address = senderAddressOf(typed);
    if (!address)
      return problem('Enter a number with its country code, such as +1 212 555 0123, or an id like MG….');
    if (address === sharedSender.address) return problem('This is the number that restaurants share.');
    const other = await senders.by(address);
    if (other && other.restaurantId !== restaurantId) return taken();
    const state = await ask(ports, address);
    if (isRefusal(state)) return state;
    if (!state) return problem('The SMS provider does not know this sender in the account of your operator.');
    const own = { ...state, restaurantId, address, checkedAt: clock() };
    return (await senders.put(own)) ? { own, mayShare: sharedSender.isOffered } : taken();
  };
}

/** Asks the provider again for the state of a registration. */
export function checkSender(ports: SenderPorts) {
  const { senders, sharedSender, clock } = ports;
  return async (actor: Actor | undefined, restaurantId: string): Promise<SenderView | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, restaurantId);
    if (stranger) return stranger;
    const known = await senders.of(restaurantId);
    if (!known) return notFound('The restaurant has no sender of its own.');
    const asked = await ask(ports, known.address);
    if (isRefusal(asked)) return asked;
    const gone = 'The SMS provider does not know this sender any more.';
    const state: SenderState = asked ?? { registration: 'refused', reason: gone };
    const at = clock();
    await senders.note(restaurantId, known.address, state, at);
    return { own: { ...known, ...state, checkedAt: at }, mayShare: sharedSender.isOffered };
  };
}

const problem = (message: string) => invalid([{ field: 'address', message }]);
const taken = () => problem('Another restaurant uses this sender.');

async function ask(
  { senderCheck }: SenderPorts,
  address: string,
): Promise<SenderState | Refusal | undefined> {
  try {
    return await senderCheck(address);
  } catch {
    return new Refusal('unavailable', 'provider-down', 'The SMS provider does not answer. Please try again.');
  }
}
