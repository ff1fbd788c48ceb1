import { isSharedScope, type PhoneChannel, phoneTraits } from '../domain/channels';
import type { OwnSender } from '../domain/sender';
import type { PhoneAddress, Ports } from '../ports';

/** Whose messages an answer to a sender ends: those of its restaurant, or of all that share it (MESSAGE-3). */
export const scopeOf = (channel: PhoneChannel, own: Pick<OwnSender, 'restaurantId'> | undefined): string =>
  own?.restaurantId ?? phoneTraits[channel].sharedScope;

/**
 * Whether a number gets no messages of a restaurant on a channel. An opt-out from a shared sender is that channel's; one
 * from the restaurant is for all of its channels (MESSAGE-29).
 */
export async function refuses(
  { optOuts, senders }: Pick<Ports, 'optOuts' | 'senders'>,
  { channel, restaurantId, phone }: PhoneAddress & { readonly restaurantId: string },
): Promise<boolean> {
  if (await optOuts.has(restaurantId, phone)) return true;
  const { sharedScope, hasOwnSenders } = phoneTraits[channel];
  if (!(await optOuts.has(sharedScope, phone))) return false;
  return !hasOwnSenders || !(await senders.of(restaurantId));
}

/** Ends the opt-outs that a START to a sender undoes; false if there was none. */
export async function resume(
  { optOuts, senders }: Pick<Ports, 'optOuts' | 'senders'>,
  own: OwnSender | undefined,
  { channel, phone }: PhoneAddress,
): Promise<boolean> {
  const undone: string[] = [];
  for (const scope of await optOuts.scopes(phone)) {
    const isOf = own
      ? scope === own.restaurantId
      : isSharedScope(scope)
        ? scope === phoneTraits[channel].sharedScope
        : !(await senders.of(scope));
    if (isOf && (await optOuts.remove(scope, [phone]))) undone.push(scope);
  }
  return undone.length > 0;
}
