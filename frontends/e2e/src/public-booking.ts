import type { Page } from 'playwright-core';
import { BookingForm } from './booking-form';
import { aTableForTwo, book } from './bookings';
import { type Journey, startJourney } from './journey';

export let journey: Journey;
/** A phone's page, and the booking form on it. */
export let page: Page;
export let form: BookingForm;

/** The file has a restaurant with one table for two, and each test a new phone; no two tests use the same day. */
export function onThePublicForm(): void {
  journey = startJourney({ product: 'exclusive', owner: aTableForTwo });
  beforeEach(async () => {
    ({ page } = await journey.open('phone'));
    form = new BookingForm(page);
  });
}

export const go = (path: string) => page.goto(journey.product.origin + path);
export const openForm = () => go(`/reservations/${journey.owner.restaurantId}`);
/** Books for another diner, by the API instead of the page. */
export const bookAt = (date: string, at: string) =>
  book(journey.api, journey.owner.restaurantId, `${date}T${at}`);

/** How many reservations the owner has on a day. */
export async function bookedOn(date: string): Promise<number> {
  const { api, restaurantId } = journey.owner;
  const path = `/api/reservations/${restaurantId}/by-date?date=${date}`;
  return (await api.call<unknown[]>('GET', path)).body.length;
}
