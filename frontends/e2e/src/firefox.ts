import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';

const debianFirefox = '/usr/bin/firefox-esr';

/** Headless Firefox, driven by WebDriver BiDi; `FIREFOX_PATH` names another one than Debian's. */
export function launchFirefox(): Promise<Browser> {
  const executablePath =
    process.env['FIREFOX_PATH'] ?? (existsSync(debianFirefox) ? debianFirefox : '/usr/bin/firefox');
  return launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null });
}

/** A page of this size, in CSS pixels, that records its exceptions. */
export async function openPage(
  browser: Browser,
  width: number,
  height: number,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  await resize(page, width, height);
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/**
 * Debian's Firefox 140 is still in use. It resizes the page, but does not know the command about the screen's
 * orientation that goes with it, and on which nothing here depends.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/unknown command.*setScreenOrientationOverride/s.test(String(error))) throw error;
  });
  await page.waitForFunction((expected) => window.innerWidth === expected, {}, width);
}

/** Types into a field found by its label, key by key. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`aria/${label}`);
  await field?.focus();
  await page.keyboard.type(text, { delay: 15 });
}

/** A date as typed into a date field in the US: month, day, year. */
export function dateKeys(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return month + day + year;
}
