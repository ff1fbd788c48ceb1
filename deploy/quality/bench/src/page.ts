// The speed of the booking page on a cheap phone, against the minimum of React: a page with one heading, built with the
// same preset and served by the same web process over the same restaurant. Visits alternate, the median counts. The
// booking page is fetched through the gateway, as diners get it; the bare page is fetched directly. The landing page is
// visited, too: it has its own goals, because it includes the shell. The restaurant has a cover picture and a logo.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { reservePort } from '../../../local/src/ports.mjs';
import { giveFace } from './page/face';
import { openLighthouse } from './page/lighthouse';
import type { Visit } from './page/lighthouse';
import { landingRows } from './page/landing';
import { frontendsWithoutOwnPage, startProduct, startWeb } from './page/processes';
import { weigh } from './page/weigh';
import { median, spread } from './report/figures';

const rounds = 5;

// Built to deploy/quality/bench/dist/page.js.
const bench = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(dirname(bench)));

const undo: (() => unknown)[] = [];
const later = <Thing>(thing: Thing, end: (thing: Thing) => unknown): Thing => {
  undo.unshift(() => end(thing));
  return thing;
};

try {
  execFileSync(process.execPath, [join(root, 'frontends', 'federation', 'webpack', 'build.mjs')], {
    cwd: join(bench, 'bare', 'booking'),
  });
  const product = later(await startProduct(root), (it) => it.stop());
  const bare = later(await startWeb(root, join(bench, 'bare'), product), (it) => it.stop());
  const frontends = later(frontendsWithoutOwnPage(root), (it) => it.remove());
  const shell = later(await startWeb(root, frontends.folder, product), (it) => it.stop());
  const port = await reservePort();
  const browser = later(
    await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    }),
    (it) => it.close(),
  );

  await giveFace(browser, product);
  const { pathname } = new URL(product.bookingUrl);
  const own = await weigh(browser, product.bookingUrl);
  const inShell = await weigh(browser, shell.origin + pathname, product.origin);

  const lighthouse = await openLighthouse(join(bench, 'lighthouse'), port);
  const visits: { ours: Visit[]; bare: Visit[]; landing: Visit[] } = { ours: [], bare: [], landing: [] };
  for (let round = 0; round < rounds; round++) {
    visits.ours.push(await lighthouse.visit(product.bookingUrl));
    visits.bare.push(await lighthouse.visit(bare.origin + pathname));
    visits.landing.push(await lighthouse.visit(`${product.origin}/`));
  }
  const [ours, least] = [visits.ours, visits.bare];
  const ratio = median(ours.map(({ lcp }) => lcp)) / median(least.map(({ lcp }) => lcp));

  const rows: [what: string, measured: string, bare: string, goal: string, holds: boolean][] = [];
  const compare = (
    what: string,
    key: keyof Visit,
    digits: number,
    goal: string,
    holds: (v: number) => boolean,
  ) =>
    rows.push([
      what,
      spread(
        ours.map((visit) => visit[key]),
        digits,
      ),
      spread(
        least.map((visit) => visit[key]),
        digits,
      ),
      goal,
      holds(median(ours.map((visit) => visit[key]))),
    ]);
  const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);

  rows.push(['own script, kB gzip', kB(own.scriptBytes), '', '≤ 115', own.scriptBytes <= 115_000]);
  rows.push(['requests until the form', String(own.requests.length), '', '≤ 4', own.requests.length <= 4]);
  compare('LCP, ms', 'lcp', 0, '≤ 1.0 × bare', () => ratio <= 1);
  compare('TBT, ms', 'tbt', 0, '≤ 100', (tbt) => tbt <= 100);
  compare('CLS', 'cls', 3, '≤ 0.02', (cls) => cls <= 0.02);
  compare('score', 'score', 0, '≥ 98', (score) => score >= 98);
  rows.push([
    'in the shell: script, kB gzip',
    kB(inShell.scriptBytes),
    '',
    '≤ 150',
    inShell.scriptBytes <= 150_000,
  ]);
  rows.push([
    'in the shell: requests',
    String(inShell.requests.length),
    '',
    '≤ 7',
    inShell.requests.length <= 7,
  ]);

  console.log(
    `node ${process.version}, Chromium ${browser.version()}, Lighthouse ${lighthouse.version} (phone), ` +
      `${rounds} rounds of A, B, C, A, B, C, median (min–max); LCP is ${ratio.toFixed(2)} × the bare page's`,
  );
  console.table(
    Object.fromEntries(
      rows.map(([what, measured, bare, goal, holds]) => [
        what,
        { 'booking page': measured, 'bare React page': bare, goal, holds: holds ? 'yes' : 'NO' },
      ]),
    ),
  );
  const landing = landingRows(visits.landing);
  console.table(
    Object.fromEntries(
      landing.map(({ what, measured, goal, holds }) => [
        what,
        { 'landing page': measured, goal, holds: holds ? 'yes' : 'NO' },
      ]),
    ),
  );
  if (rows.some(([, , , , holds]) => !holds) || landing.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  for (const end of undo) await end();
}
