import { type Actor, isInRanges } from '@tablewell/chassis/access';
import { Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { type PersonProof, proofOf } from '../../domain/passkey';
import type { Ports } from '../../ports';
import { type GivenProof, refuseUnproven } from '../person-proof';
import { changeRules } from './rules';

/** What a page tells somebody whom it does not let in from this address. */
export interface AddressBlock {
  readonly address: string;
  readonly mayLift: boolean;
  readonly proof: PersonProof;
}

/** What the caller can do about a list that does not have their address: its owner may remove it (ACCOUNT-32). */
export function getAddressBlock(ports: Ports) {
  return async (actor: Actor | undefined): Promise<AddressBlock | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    const { address } = ports.callerOrigin();
    const own = await ports.accessRules.find(user.id);
    const isShutOut = own !== undefined && own.addresses.length > 0 && !isInRanges(address, own.addresses);
    return { address, mayLift: isShutOut, proof: proofOf(user) };
  };
}

/**
 * Removes the list of the caller's own restaurants, from whatever address. It asks for what proves the person, because a stolen session
 * is what the list protects from (ACCOUNT-32).
 */
export function liftAddresses(ports: Ports) {
  return async (actor: Actor | undefined, proof: GivenProof): Promise<void | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    const own = await ports.accessRules.find(user.id);
    if (!own || own.addresses.length === 0) return noList();
    const refused = await refuseUnproven(ports, actor, user, proof);
    if (refused) return refused;
    return changeRules(ports, user.id, (known) => ({
      ...known,
      addresses: [],
      changes: known.addresses.length > 0 ? ['access-lifted'] : [],
    }));
  };
}

const noList = () =>
  new Refusal('conflict', 'no-address-list', 'Your restaurants have no list of addresses to remove.');
