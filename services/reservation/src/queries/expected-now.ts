import type { Quote } from '../evening/waiting/quote';
import type { KnownRestaurant } from '../restaurant/restaurant-rules';
import { linesNow } from './line-now';
import type { QuotePorts } from './wait-quotes';

/** How long each party of the line waits from now on, by its id. */
export function expectedNow(ports: QuotePorts) {
  const lines = linesNow(ports);
  return async (restaurant: KnownRestaurant, since: number): Promise<ReadonlyMap<string, Quote>> => {
    const { places } = await lines.of(restaurant, since);
    return new Map([...places].map(([id, { quote }]) => [id, quote]));
  };
}
