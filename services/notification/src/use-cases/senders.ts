import { type Actor, isAtTest, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { type OwnSender, senderAddressOf, type SenderState, unknownBrand } from '../domain/sender';
import { phoneChannelOf } from './channels';
import type { Ports } from '../ports';

/** A restaurant's own sender, if it has one, and what the operator offers. */
export interface SenderView {
  readonly own: OwnSender | undefined;
  readonly mayShare: boolean;
  readonly offersWhatsapp: boolean;
  readonly usesWhatsapp: boolean;
}

type SenderPorts = Pick<Ports, 'senders' | 'senderCheck' | 'sharedSenders' | 'channelChoices' | 'clock'>;

async function viewOf(
  ports: SenderPorts,
  restaurantId: string,
  own: OwnSender | undefined,
): Promise<SenderView> {
  const { sms, whatsapp } = ports.sharedSenders;
  return {
    own,
    mayShare: sms.isOffered,
    offersWhatsapp: whatsapp.isOffered,
    usesWhatsapp: (await phoneChannelOf(ports, restaurantId)) === 'whatsapp',
  };
}

/** The sender of a restaurant's SMS (MESSAGE-24), for owners and managers. */
export function getSender(ports: SenderPorts) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<SenderView | Refusal> =>
    refuseWithoutPermission('settings', actor, restaurantId) ??
    viewOf(ports, restaurantId, await ports.senders.of(restaurantId));
}

/** Sends the restaurant's messages to phones by WhatsApp instead of SMS, or by SMS again (MESSAGE-28). */
export function useWhatsApp(ports: SenderPorts) {
  return async (
    actor: Actor | undefined,
    { restaurantId, usesWhatsapp }: { restaurantId: string; usesWhatsapp: boolean },
  ): Promise<SenderView | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, restaurantId);
    if (stranger) return stranger;
    if (usesWhatsapp && !ports.sharedSenders.whatsapp.isOffered)
      return new Refusal('conflict', 'no-whatsapp', 'Your operator offers no WhatsApp.');
    await ports.channelChoices.put(restaurantId, usesWhatsapp ? 'whatsapp' : 'sms');
    return viewOf(ports, restaurantId, await ports.senders.of(restaurantId));
  };
}

/** Sets the restaurant's own sender once the provider knows it; an empty address removes it. */
export function putSender(ports: SenderPorts) {
  const { senders, sharedSenders, clock } = ports;
  return async (
    actor: Actor | undefined,
    { restaurantId, address: typed }: { restaurantId: string; address: string },
  ): Promise<SenderView | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, restaurantId);
    if (stranger) return stranger;
    // It sends nothing, and the number of another would be asked about and taken by it (TEST-3).
    if (isAtTest(actor, restaurantId))
      return new Refusal('conflict', 'test-restaurant', 'A test restaurant sends no SMS, and has no sender.');
    if (typed.trim() === '') {
      await senders.remove(restaurantId);
      return viewOf(ports, restaurantId, undefined);
    }
    const address = senderAddressOf(typed);
    if (!address)
      return problem('Enter a number with its country code, such as +1 212 555 0123, or an id like MG….');
    if (address === sharedSenders.sms.address) return problem('This is the number that restaurants share.');
    const other = await senders.by(address);
    if (other && other.restaurantId !== restaurantId) return taken();
    const state = await ports.senderCheck(address).catch(noAnswer);
    if (isRefusal(state)) return state;
    if (!state) return problem('The SMS provider does not know this sender in the account of your operator.');
    const own = { ...state, restaurantId, address, checkedAt: clock() };
    return (await senders.put(own)) ? viewOf(ports, restaurantId, own) : taken();
  };
}

/** Asks the provider again for the state of a registration. */
export function checkSender(ports: SenderPorts) {
  const { senders, clock } = ports;
  return async (actor: Actor | undefined, restaurantId: string): Promise<SenderView | Refusal> => {
    const stranger = refuseWithoutPermission('settings', actor, restaurantId);
    if (stranger) return stranger;
    const known = await senders.of(restaurantId);
    if (!known) return notFound('The restaurant has no sender of its own.');
    const state = await stateAtProvider(ports, known.address).catch(noAnswer);
    if (isRefusal(state)) return state;
    const at = clock();
    await senders.note(restaurantId, known.address, state, at);
    return viewOf(ports, restaurantId, { ...known, ...state, checkedAt: at });
  };
}

/** What the provider says about a sender that it knew before. Rejects without an answer. */
export async function stateAtProvider(
  { senderCheck }: Pick<Ports, 'senderCheck'>,
  address: string,
): Promise<SenderState> {
  const gone = 'The SMS provider does not know this sender any more.';
  return (await senderCheck(address)) ?? { registration: 'refused', reason: gone, brand: unknownBrand };
}

const problem = (message: string) => invalid([{ field: 'address', message }]);
const taken = () => problem('Another restaurant uses this sender.');

const noAnswer = () =>
  new Refusal('unavailable', 'provider-down', 'The SMS provider does not answer. Please try again.');
