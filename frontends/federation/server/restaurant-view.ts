import type { FastifyRequest } from 'fastify';
import type { BrandShades } from '../src/brand-colors';
import type { FaceWords } from '../src/face-line';
import type { SpecialOpening } from '../src/opening-by-day';
import { callApi } from './call-api';

/** A picture of a restaurant, as addresses on the page's own origin. */
export interface PictureView {
  url: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  /** A JPEG for link previews. */
  preview?: string;
}

/** A restaurant's public profile. */
interface FaceView extends FaceWords {
  street?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  about?: string;
  website?: string;
  /** The restaurant's color. */
  shades?: BrandShades;
  logo?: PictureView;
  cover?: PictureView;
  /** A picture for link previews with the restaurant's name; absent if the name has letters that it cannot show. */
  preview?: string;
}

/** The public view of a restaurant, for the booking page. */
export interface RestaurantView {
  id: string;
  name: string;
  /** Absent in answers of releases that predate it: `live`. */
  mode?: 'live' | 'test';
  phoneNumber?: string | null;
  /** A `tel:` address that dials from any country. */
  phoneUri?: string;
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
  /** The restaurant's own name and domain; absent in answers of releases that predate them. */
  ownName?: { hidesProduct: boolean; domain: string };
  /** The sites that may show the page in a frame; absent in answers of releases that predate the list: any site. */
  embedding?: { sites: string[] };
  closedDays?: { special?: string[]; weekly?: number[] };
  /** Dates with hours of their own. */
  specialDays?: SpecialOpening[];
}

/** `missing` if there is no such restaurant; `unknown` if the API did not answer in time. */
export type RestaurantAnswer =
  { kind: 'found'; restaurant: RestaurantView } | { kind: 'missing' } | { kind: 'unknown' };

/**
 * Reads the restaurant's public view from the gateway, on behalf of the caller of `headers`. If it does not answer in
 * time, the page is sent without the restaurant, and its code requests it.
 */
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

/** The restaurant of a reservation or of an entry of the waitlist, by the path that reads it. */
export async function readRestaurantOf(
  apiUrl: string,
  path: string,
  headers: Record<string, string>,
): Promise<RestaurantAnswer> {
  const answer = await read<{ restaurant?: { id?: unknown } }>(apiUrl + path, headers);
  if (answer === 'missing') return { kind: 'missing' };
  const id = answer?.restaurant?.id;
  return typeof id === 'string' ? readRestaurant(apiUrl, id, headers) : { kind: 'unknown' };
}

/** An answer of the API; undefined if there was none in time. */
async function read<Body extends object>(
  url: string,
  headers: Record<string, string>,
): Promise<Body | 'missing' | undefined> {
  try {
    const response = await callApi(url, headers);
    if (response.status === 404 || response.status === 400) return 'missing';
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** Headers that make the gateway's limits count the diner instead of this process, and that pass on the request id. */
export function forwarded(request: FastifyRequest): Record<string, string> {
  const id = request.headers['x-request-id'];
  return { 'X-Forwarded-For': request.ip, ...(typeof id === 'string' ? { 'X-Request-Id': id } : {}) };
}
