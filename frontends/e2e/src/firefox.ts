import { existsSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';

const debianFirefox = '/usr/bin/firefox-esr';

/** Headless Firefox, driven by WebDriver BiDi; `FIREFOX_PATH` names another one than Debian's. */
export function launchFirefox(): Promise<Browser> {
  const executablePath =
    process.env['FIREFOX_PATH'] ?? (existsSync(debianFirefox) ? debianFirefox : '/usr/bin/firefox');
  return launch({ browser: 'firefox', executablePath, headless: true });
}

/** A page that records its exceptions. */
export async function openPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
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
