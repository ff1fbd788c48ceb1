import type { Page } from 'playwright-core';
import type { Owner } from './api';
import { button } from './pages';

/** Also the password of the owners made by `makeOwner`. */
export const password = 'Tables4all';

/** Fills in the sign-up form without sending it. */
export async function fillSignUp(page: Page, email: string, restaurant = 'Trattoria Ada'): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Rossi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Restaurant name').fill(restaurant);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox').check();
}

export async function sendSignIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(typed);
  await button(page, 'Sign In').click();
}

/** With the form, as on a device that the owner has not used before. */
export async function signIn(page: Page, { api, email, password: typed }: Owner): Promise<void> {
  await page.goto(`${api.origin}/login`);
  await sendSignIn(page, email, typed);
  await page.waitForURL('**/dashboard**');
}
