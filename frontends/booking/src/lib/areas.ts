import type { Restaurant } from '../api/types';

/** The areas that a party of this size may choose (AREA-5). */
export const areasFor = (
  { areas = [], areaChoices }: Pick<Restaurant, 'areas' | 'areaChoices'>,
  guests: number,
): readonly string[] =>
  areas.filter((area) => areaChoices?.find(({ name }) => name === area)?.partySizes.includes(guests) ?? true);
