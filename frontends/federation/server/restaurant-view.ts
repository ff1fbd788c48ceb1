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
  /** How it shows itself; absent from an API before own names. */
  ownName?: { hidesProduct: boolean; domain: string };
  /** Who may show the page in a frame; absent from an API before the list: any site. */
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
  const answer = await read<Partial<RestaurantView>>(
    `${apiUrl}/api/restaurant/public/${encodeURIComponent(id)}`,
    headers,
  );
  if (answer === 'missing') return { kind: 'missing' };
  return typeof answer?.name === 'string' && typeof answer.id === 'string'
    ? { kind: 'found', restaurant: answer as RestaurantView }
    : { kind: 'unknown' };
}

/** The restaurant of a reservation, for a caller that has its id. */
export async function readRestaurantOf(
  apiUrl: string,
  reservationId: string,
  headers: Record<string, string>,
): Promise<RestaurantAnswer> {
  const answer = await read<{ restaurant?: { id?: unknown } }>(
    `${apiUrl}/api/reservations/single/${encodeURIComponent(reservationId)}`,
    headers,
  );
  if (answer === 'missing') return { kind: 'missing' };
  const id = answer?.restaurant?.id;
  return typeof id === 'string' ? readRestaurant(apiUrl, id, headers) : { kind: 'unknown' };
}

/** An answer of the API; undefined when it gave none in time. */
async function read<Body extends object>(
  url: string,
  headers: Record<string, string>,
): Promise<Body | 'missing' | undefined> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 404 || response.status === 400) return 'missing';
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** So that the gateway's limits count the diner and not this process, and one request id follows the call. */
export function forwarded(request: FastifyRequest): Record<string, string> {
  const id = request.headers['x-request-id'];
  return { 'X-Forwarded-For': request.ip, ...(typeof id === 'string' ? { 'X-Request-Id': id } : {}) };
}
