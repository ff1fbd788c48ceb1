import { get } from 'node:http';
import type { Browser, Request } from 'playwright-core';

/** What a cold visit transfers until the form can be filled in. */
interface Weight {
  /** Every request until then, including the page and its calls, but not pictures, for which the form does not wait. */
  readonly requests: readonly string[];
  /** Bytes of our own scripts, gzip. */
  readonly scriptBytes: number;
}

/**
 * Visits the booking page with an empty browser until its date field is there. `apiOrigin`: where the page's calls
 * go, when its own server has none.
 */
export async function weigh(browser: Browser, url: string, apiOrigin?: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    if (apiOrigin) {
      await context.route(/\/(api|sandbox)\//, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: apiOrigin + pathname + search });
      });
    }
    const page = await context.newPage();
    const begun: Request[] = [];
    page.on('request', (request) => {
      const isPicture = request.resourceType() === 'image';
      if (!isPicture && !request.url().startsWith('data:')) begun.push(request);
    });
    await page.addInitScript(recordFormTime);
    await page.goto(url, { waitUntil: 'networkidle' });
    const formAt = await page.evaluate(() => Number(document.documentElement.dataset['formAt']));
    if (!(formAt > 0)) throw new Error(`${url} shows no form`);
    const untilThen = begun.filter((each) => each.timing().startTime <= formAt).map((each) => each.url());
    const scripts = untilThen.filter((each) => /\/assets\/.*\.js$/.test(new URL(each).pathname));
    const sizes = await Promise.all(scripts.map(gzipBytes));
    return { requests: untilThen, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: records the moment, in epoch milliseconds, at which the form is there. */
function recordFormTime(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('input[type=date]')) return;
    document.documentElement.dataset['formAt'] = String(Date.now());
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** The compressed size of a file for a browser without Brotli. `fetch` would only report the uncompressed size. */
const gzipBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (response.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} is not compressed`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
