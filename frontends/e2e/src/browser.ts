import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** A diner's phone, an owner's desktop, and a host's tablet on its stand. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
  tablet: { width: 1180, height: 820 },
} as const;

/** How many characters of a page the report of a failed test shows. */
const maxShown = 3_000;

/** Headless Chromium; `CHROMIUM_PATH` names another one than Debian's. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** A user's browser: a page with a screen size and a zone, which records every error on a page. */
export class Person {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    /** Exceptions and console errors of pages, which tests expect to be empty. */
    readonly complaints: string[],
  ) {}

  static async open(
    browser: Browser,
    screen: keyof typeof screens,
    timezoneId = 'Europe/Rome',
    locale = 'en-US',
  ): Promise<Person> {
    const context = await browser.newContext({ viewport: screens[screen], timezoneId, locale });
    // A limit for hanging tests only: the speed of pages depends on the machine, and is measured by the benchmarks.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // Some journeys expect answers of 4xx; a violation of a page's own policy is always an error.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    return new Person(context, page, complaints);
  }

  /** What the pages show, as a screen reader would find it, for the report of a failed test. */
  async describe(): Promise<string> {
    const pages = this.context.pages().map(async (page) => {
      const shown = await page
        .locator('body')
        .ariaSnapshot({ timeout: 2_000 })
        .catch((error: Error) => error.message);
      return `${page.url()}\n${shown.slice(0, maxShown)}`;
    });
    return (await Promise.all(pages)).join('\n\n');
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
