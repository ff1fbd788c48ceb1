import type { Browser } from 'playwright-core';
import type { Owner } from './api';
import { Person, type screens } from './browser';

export interface SignedInOptions {
  readonly screen?: keyof typeof screens;
  /** The browser's; Europe/Rome when left out. */
  readonly timezone?: string;
  /** Where to begin; the overview when left out. */
  readonly path?: string;
}

/** A browser of its own in which an owner is signed in, at a page of the dashboard. */
export async function openSignedIn(
  browser: Browser,
  { api, token, restaurantId }: Owner,
  { screen = 'desk', timezone, path = '/dashboard' }: SignedInOptions = {},
): Promise<Person> {
  const person = await Person.open(browser, screen, timezone);
  await person.context.addInitScript(
    ([storedToken, id]) => {
      // Once: what the product then does with its session is its own.
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
