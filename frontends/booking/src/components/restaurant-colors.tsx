import { brandColors, type BrandShades } from '@tablewell/federation';
import { createGlobalStyle } from 'styled-components';
import { restaurantById } from '../api/get-restaurant';
import { useResource } from './use-resource';

const Colors = createGlobalStyle<BrandShades>`${brandColors}`;

/** Shows the page in the color of a restaurant, once it is known whether it has one (PROFILE-2). */
export function RestaurantColors({ of }: { of: { id: string } }) {
  const { data } = useResource(restaurantById(of.id));
  const shades = data?.face?.shades;
  return shades ? <Colors {...shades} /> : null;
}
