import { type OwnSender, sharedScope } from '../domain/sender';
import type { Ports } from '../ports';

/** Whose SMS an answer to a sender ends: those of its restaurant, or of all that share the number (MESSAGE-3). */
export const scopeOf = (own: Pick<OwnSender, 'restaurantId'> | undefined): string =>
  own?.restaurantId ?? sharedScope;

/** Whether a number gets no SMS of a restaurant. */
export async function refusesSms(
  { optOuts, senders }: Pick<Ports, 'optOuts' | 'senders'>,
  restaurantId: string,
  phone: string,
): Promise<boolean> {
  if (await optOuts.has(restaurantId, phone)) return true;
  return (await optOuts.has(sharedScope, phone)) && !(await senders.of(restaurantId));
}

/** Ends the opt-outs that a START to a sender undoes; false if there was none. */
export async function resume(
  { optOuts, senders }: Pick<Ports, 'optOuts' | 'senders'>,
  own: OwnSender | undefined,
  phone: string,
): Promise<boolean> {
  const undone: string[] = [];
  for (const scope of await optOuts.scopes(phone)) {
    const isOf = own ? scope === own.restaurantId : scope === sharedScope || !(await senders.of(scope));
    if (isOf && (await optOuts.remove(scope, [phone]))) undone.push(scope);
  }
  return undone.length > 0;
}
