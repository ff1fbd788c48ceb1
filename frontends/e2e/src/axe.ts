import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What breaks WCAG 2.2 AA on a page as it stands, each with the first element that does. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Without this one, what is still fading in is measured halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What light or dark changed is all there by the second frame; a busy machine would measure the old with the new.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
