import { bookableFloor } from '../domain/floor-of-layout';
import { type InService, noneInService, type Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';

/** The layout on which a restaurant is booked, with its current tables. */
export async function inServiceOf(
  { layouts }: Pick<Ports, 'layouts'>,
  { id, layoutInService }: Restaurant,
): Promise<InService> {
  const layout = layoutInService ? await layouts.find(id, layoutInService) : undefined;
  if (!layout) return noneInService;
  const floor = bookableFloor(layout);
  return { layoutId: layout.id, layoutVersion: layout.version, ...(floor ? { floor } : {}) };
}
