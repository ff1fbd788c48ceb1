import { restaurantById } from '../api/get-restaurant';
import { optional } from './optional';
import { useResource } from './use-resource';

// Few restaurants have a color, and the HTML of their own pages has its rules already.
const ColorStyle = optional(async () => (await import('./color-style')).ColorStyle);

/** Shows the page in the color of a restaurant, once it is known whether it has one (PROFILE-2). */
export function RestaurantColors({ of }: { of: { id: string } }) {
  const { data } = useResource(restaurantById(of.id));
  const shades = data?.face?.shades;
  return shades ? <ColorStyle {...shades} /> : null;
}
