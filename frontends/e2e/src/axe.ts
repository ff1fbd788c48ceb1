import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** The rules of WCAG 2.2 AA, and those of them whose outcome another color scheme can change. */
const rules: Record<'all' | 'colors', Axe.RunOptions['runOnly']> = {
  all: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  colors: ['color-contrast', 'link-in-text-block'],
};

let source: string | undefined;

/** Adds axe to a page that does not have it since it was opened: sending it takes as long as running it. */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  source ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
}

/**
 * The violations of WCAG 2.2 AA on a page in its current state, or of its rules about colors, each with its first
 * element; frames are left out.
 */
export async function violationsOn(page: Page, which: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Otherwise elements would be measured during a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addAxe(page);
  return page.evaluate(async (runOnly) => {
    // The new color scheme is complete by the second frame; a busy machine would measure a mixture.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // Passed rules would only be counted.
    const results = await window.axe?.run({
      ...(runOnly ? { runOnly } : {}),
      resultTypes: ['violations'],
      iframes: false,
    });
    if (!results) throw new Error('axe was not added to the page');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, rules[which]);
}
