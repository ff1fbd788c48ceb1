import { join } from 'node:path';
import { defaultLanguage } from '@tablewell/languages';
import { catalog } from '@tablewell/languages/marketing/landing/en';
import type { LandingTexts } from '@tablewell/languages/marketing/landing-texts';
import { createTexts } from '@tablewell/languages/texts';
import type { PageConfig } from '../../src/page-data';
import { distOf, watchedFile } from '../dist-folders';
import { escapeHtml } from '../html';
import { advertisedTrial, startText } from '../../src/trial-words';
import { fillTemplate } from './template';

const t = createTexts<LandingTexts>(defaultLanguage, catalog);

/**
 * The first paint of the landing page in English before its code is loaded: the shell's bar (`bar.html`) and the marketing
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
    const days = advertisedTrial(page);
    const trial = days === undefined ? '' : t('landing.hero.trial', { trial: t('landing.trial', { days }) });
    const parts = { nonce, start: t(startText(page)), trial };
    const escaped = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, escapeHtml(text)]));
    return fillTemplate(bar, escaped) + fillTemplate(landing, escaped);
  };
}
