import type { FastifyRequest } from 'fastify';
import type { FaceWords } from '../src/face-line';
import type { SpecialOpening } from '../src/opening-by-day';

/** A picture of a restaurant, by addresses on the page's own origin. */
export interface PictureView {
  url: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  /** A JPEG for link previews. */
  preview?: string;
}

/** What a restaurant tells diners about itself. */
export interface FaceView extends FaceWords {
  about?: string;
  website?: string;
  logo?: PictureView;
  cover?: PictureView;
  /** A picture for link previews with the restaurant's name; absent where the name has letters that it cannot show. */
  preview?: string;
}

/** The public view of a restaurant, for the booking page. */
export interface RestaurantView {
  id: string;
  name: string;
  phoneNumber?: string | null;
  timezone?: string;
  openingTime?: string | undefined;
  closingTime?: string | undefined;
  reservationInterval?: number | string;
  operatingHours?: {
    name?: string;
    openingTime?: string | undefined;
    closingTime?: string | undefined;
    reservationInterval?: number | string;
    daysOfWeek?: number[];
  }[];
  face?: FaceView;
  /** Who may show the page in a frame; absent from an API before the list: any site. */
  /** How it shows itself; absent from an API before own names. */
  ownName?: { hidesProduct: boolean; domain: string };
  embedding?: { sites: string[]; anySite: boolean };
  closedDays?: { special?: string[]; weekly?: number[] };
  /** Dates with hours of their own. */
  specialDays?: SpecialOpening[];
}

/** `missing` when there is no such restaurant; `unknown` when the API did not say in time. */
export type RestaurantAnswer =
  { kind: 'found'; restaurant: RestaurantView } | { kind: 'missing' } | { kind: 'unknown' };

/** A diner waits for a page, not for the API: past this the page goes out without the restaurant and asks itself. */
const patienceMs = 800;

/** Reads the restaurant's public view from the gateway, on behalf of the caller at `forwardedFor`. */
export async function readRestaurant(
  apiUrl: string,
  id: string,
  headers: Record<string, string>,
): Promise<RestaurantAnswer> {
  try {
    const response = await fetch(`${apiUrl}/api/restaurant/public/${encodeURIComponent(id)}`, {
      headers: { Accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 404 || response.status === 400) return { kind: 'missing' };
    if (!response.ok) return { kind: 'unknown' };
    const restaurant = (await response.json()) as Partial<RestaurantView>;
    return typeof restaurant.name === 'string' && typeof restaurant.id === 'string'
      ? { kind: 'found', restaurant: restaurant as RestaurantView }
      : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}

/** So that the gateway's limits count the diner and not this process, and one request id follows the call. */
export function forwarded(request: FastifyRequest): Record<string, string> {
  const id = request.headers['x-request-id'];
  return { 'X-Forwarded-For': request.ip, ...(typeof id === 'string' ? { 'X-Request-Id': id } : {}) };
}
