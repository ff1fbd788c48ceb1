import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules whose outcome another color scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations of WCAG 2.2 AA on a page in its current state, or of its rules about colors, each with its first element. */
export async function violationsOn(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Otherwise elements would be measured during a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The new color scheme is complete by the second frame; a busy machine would measure a mixture.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // Passed rules would only be counted. The legacy mode needs no blank page for its results, and skips only frames of
  // other origins, which our pages do not have. It is four times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe.withTags(wcag) : axe.withRules(colorRules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
