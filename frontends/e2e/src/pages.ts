import type { FrameLocator, Locator, Page } from 'playwright-core';

/** A page, or a frame of one. */
export type Shown = Page | FrameLocator;

export const button = (shown: Shown, name: string): Locator =>
  shown.getByRole('button', { name, exact: true });

/** Opens a tab of the dashboard. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** Waits until a live region contains this. */
export async function announced(
  shown: Shown,
  role: 'status' | 'alert',
  text: string | RegExp,
): Promise<void> {
  try {
    await shown.getByRole(role).filter({ hasText: text }).first().waitFor();
  } catch (error) {
    const heard = await shown.getByRole(role).allInnerTexts();
    throw new Error(`not announced: ${String(text)}; but ${heard.join(' | ')}`, { cause: error });
  }
}

/** Waits for a message and keeps it: it stays while the pointer is on it, however long the steps before its button take. */
export const keepMessage = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().hover();
