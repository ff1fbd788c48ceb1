import type { Locator, Page } from 'playwright-core';
import { button } from './pages';

export const canvas = (page: Page) => page.getByRole('group', { name: /^Canvas/ });
export const onCanvas = (page: Page, number: string) =>
  canvas(page).getByRole('button', { name: new RegExp(`^Table ${number}, `) });
export const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** The center of an element in the window. */
export async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

export async function save(page: Page): Promise<void> {
  await button(page, 'Save Layout').click();
  await button(page, 'Edit').waitFor();
}
