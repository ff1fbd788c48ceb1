/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog as landing } from '@tablewell/languages/marketing/landing/en';
import { catalog as shell } from '@tablewell/languages/shell/en';

// The server writes these fragments before the code is loaded that renders the same from the catalogs.

const frontends = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(frontends, path), 'utf8').replace(/\s+/g, ' ');

test.each(['landing.hero.title', 'landing.hero.lead', 'landing.viewFeatures'])(
  'the first paint of the start page has the text "%s" of its catalog',
  (id) => expect(read('marketing/src/features/landing/landing.html')).toContain(String(landing[id])),
);

test.each(['bar.label', 'bar.home', 'bar.features', 'bar.pricing', 'bar.try', 'bar.logIn'])(
  'the first paint of the bar has the text "%s" of its catalog',
  (id) => expect(read('shell/src/layout/bar.html')).toMatch(new RegExp(`[">]${String(shell[id])}["<]`)),
);
