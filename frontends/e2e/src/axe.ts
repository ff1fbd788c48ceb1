import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules whose outcome another color scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations of WCAG 2.2 AA on a page in its current state, or of its rules about colors, each with its first element. */
export async function violationsOn(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Without this one, what is still fading in is measured halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What light or dark changed is all there by the second frame; a busy machine would measure the old with the new.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // Of what is in order only the count would be kept. Legacy: its results need no blank page of their own to be put
  // together on, for which nothing is lost but frames of other origins, and our pages have none. Four times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe.withTags(wcag) : axe.withRules(colorRules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
