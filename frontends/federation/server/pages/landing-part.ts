import { join } from 'node:path';
import type { PageConfig } from '../../src/page-data';
import { distOf, watchedFile } from '../dist-folders';
import { escapeHtml } from '../html';
import { startWords, trialWords } from '../../src/trial-words';
import { fillTemplate } from './template';

/**
 * The first paint of the landing page before its code is loaded: the shell's bar (`bar.html`) and the marketing
 * remote's heading (`landing.html`), each built beside the code that renders the same. Empty if one of them is not
 * built here.
 */
export function createLandingPart(frontends: string): (page: PageConfig, nonce: string) => Promise<string> {
  const asIs = (text: string): string => text;
  const readBar = watchedFile(join(distOf(frontends, 'shell'), 'bar.html'), asIs);
  const readLanding = watchedFile(join(distOf(frontends, 'marketing'), 'landing.html'), asIs);
  return async (page, nonce) => {
    const [bar, landing] = [await readBar(), await readLanding()];
    if (bar === undefined || landing === undefined) return '';
    const trial = trialWords(page);
    const parts = { nonce, start: startWords(page), trial: trial ? `${trial} Cancel anytime.` : '' };
    const escaped = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, escapeHtml(text)]));
    return fillTemplate(bar, escaped) + fillTemplate(landing, escaped);
  };
}
