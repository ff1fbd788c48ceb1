import type { Clients } from '../../clients';

/** The text about sharing that a page showed. */
export interface ShownSharingText {
  readonly textVersion: string;
  /** The group that it named; undefined: the present one. */
  readonly groupName: string | undefined;
}

/**
 * A diner's consent as the services store it, with the name of the group that the diner saw (GROUP-21). Undefined where the restaurant
 * shares no guests, or under another name by now: a booking is not refused because an owner has just changed it.
 */
export async function sharingConsent(
  { restaurant }: Pick<Clients, 'restaurant'>,
  restaurantId: string,
  { textVersion, groupName: seen }: ShownSharingText,
): Promise<{ textVersion: string; groupName: string } | undefined> {
  const shown = await restaurant.getPublicRestaurant({ id: restaurantId });
  const groupName = shown.restaurant?.sharesGuestsAs ?? '';
  const isOther = seen !== undefined && seen !== groupName;
  return groupName === '' || isOther ? undefined : { textVersion, groupName };
}
