import type { Clients } from '../../clients';

/**
 * A diner's consent as the services store it, with the name of the group that the restaurant shows at this moment (GROUP-21). Undefined
 * where it shares no guests: a booking is not refused because an owner has just switched it off.
 */
export async function sharingConsent(
  { restaurant }: Pick<Clients, 'restaurant'>,
  restaurantId: string,
  textVersion: string,
): Promise<{ textVersion: string; groupName: string } | undefined> {
  const shown = await restaurant.getPublicRestaurant({ id: restaurantId });
  const groupName = shown.restaurant?.sharesGuestsAs ?? '';
  return groupName === '' ? undefined : { textVersion, groupName };
}
