import type { Browser } from 'playwright-core';
import type { Owner } from './api';
import { Person, type screens } from './browser';

export interface SignedInOptions {
  readonly screen?: keyof typeof screens;
  /** The browser's zone; Europe/Rome by default. */
  readonly timezone?: string;
  /** The page to start at; the overview by default. */
  readonly path?: string;
}

/** A separate browser context with a signed-in owner, on a page of the dashboard. */
export async function openSignedIn(
  browser: Browser,
  { api, token, restaurantId }: Owner,
  { screen = 'desk', timezone, path = '/dashboard' }: SignedInOptions = {},
): Promise<Person> {
  const person = await Person.open(browser, screen, timezone);
  await person.context.addInitScript(
    ([storedToken, id]) => {
      // Only once: afterwards the product manages its session.
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'yes');
      localStorage.setItem('token', storedToken ?? '');
      localStorage.setItem('currentRestaurant', JSON.stringify({ id }));
    },
    [token, restaurantId],
  );
  await person.page.goto(api.origin + path);
  return person;
}
