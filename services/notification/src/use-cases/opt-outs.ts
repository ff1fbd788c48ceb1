import { isSharedScope, type PhoneChannel, phoneTraits } from '../domain/channels';
import type { OwnSender } from '../domain/sender';
import type { PhoneAddress, Ports } from '../ports';

/**
 * The scope of an answer to a sender: it ends the messages of the sender's restaurant, or of all restaurants that share
 * the sender (MESSAGE-3).
 */
export const scopeOf = (channel: PhoneChannel, own: Pick<OwnSender, 'restaurantId'> | undefined): string =>
  own?.restaurantId ?? phoneTraits[channel].sharedScope;

/**
 * Whether a number gets no messages of a restaurant on a channel. An opt-out from a shared sender is that channel's;
 * one from the restaurant is for all of its channels (MESSAGE-29). A test restaurant has no sender, and does not learn
 * which numbers have opted out elsewhere (TEST-3).
 */
export async function refuses(
  { optOuts, senders }: Pick<Ports, 'optOuts' | 'senders'>,
  given: PhoneAddress & { readonly restaurantId: string; readonly isTest?: boolean | undefined },
): Promise<boolean> {
  const { channel, restaurantId, phone, testOf, isTest = testOf !== undefined } = given;
  if (isTest) return optOuts.has(restaurantId, phone);
  const { sharedScope, hasOwnSenders } = phoneTraits[channel];
  const [isOfRestaurant, isOfShared] = await Promise.all([
    optOuts.has(restaurantId, phone),
    optOuts.has(sharedScope, phone),
  ]);
  if (isOfRestaurant) return true;
  if (!isOfShared) return false;
  return !hasOwnSenders || !(await senders.of(restaurantId));
}

/**
 * Stores what STOP to a sender ends. To a shared one it ends that sender's messages and, as the answer says, those of the
 * restaurant that was answered, on every channel: who stops a restaurant means the restaurant (MESSAGE-29).
 */
export async function end(
  { optOuts, clock }: Pick<Ports, 'optOuts' | 'clock'>,
  own: Pick<OwnSender, 'restaurantId'> | undefined,
  { channel, phone, answered, by }: PhoneAddress & Ended,
): Promise<void> {
  const scope = scopeOf(channel, own);
  await optOuts.add(scope, phone, clock(), by);
  if (!own && answered) await optOuts.add(answered, phone, clock(), { ...by, through: scope });
}

/** The messages that an opt-out ended, and who ended them. */
export interface Ended {
  /** The restaurant whose messages were answered, if one is known. */
  readonly answered: string | undefined;
  readonly by: { readonly kind: 'diner' | 'provider' };
}

/** Ends the opt-outs that a START to a sender undoes; false if there was none. */
export async function resume(
  { optOuts, senders }: Pick<Ports, 'optOuts' | 'senders'>,
  own: Pick<OwnSender, 'restaurantId'> | undefined,
  { channel, phone }: PhoneAddress,
): Promise<boolean> {
  const undone: string[] = [];
  const { sharedScope } = phoneTraits[channel];
  for (const { scope, by } of await optOuts.of(phone)) {
    const through = isSharedScope(scope) ? scope : by.kind === 'member' ? undefined : by.through;
    const isOf = own
      ? scope === own.restaurantId
      : through
        ? through === sharedScope
        : !(await senders.of(scope));
    if (isOf && (await optOuts.remove(scope, [phone]))) undone.push(scope);
  }
  return undone.length > 0;
}
