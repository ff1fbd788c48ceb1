// `node screens.mjs` in this folder: takes the pictures of the product that the marketing pages show, from the demo of a running
// `npm start`, whose DATA_DIR it reads. Take them while it is evening where the demo is (TZ=…), so that the room is full.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const root = resolve(import.meta.dirname, '../..');
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(dataDir, name), 'utf8'));
const { origin } = read('run.json');
const { email, restaurantId, timeZone } = read('demo.json');
const { demoPassword: password } = read('secrets.json');
const folder = join(root, 'frontends/marketing/src/features/landing/pictures');

/** A host's tablet. The page shows it at half its size, which is sharp on every screen. */
const viewport = { width: 1180, height: 680 };
const quality = 60;

const signedIn = await fetch(`${origin}/api/signin`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
const { token } = await signedIn.json();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    timezoneId: timeZone,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([stored, id]) => {
      localStorage.setItem('token', stored ?? '');
      localStorage.setItem('currentRestaurant', JSON.stringify({ id }));
    },
    [token, restaurantId],
  );
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard?tab=tonight`);
  await page.getByRole('button', { name: 'Seat' }).first().waitFor();
  await page.getByRole('button', { name: 'Full screen for service' }).click();
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const session = await context.newCDPSession(page);
  // Playwright's own screenshots are not in this format.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const file = join(folder, `tonight-${colorScheme}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(`${file}: ${Math.round((data.length * 3) / 4 / 1024)} kB`);
  await context.close();
}
await browser.close();
