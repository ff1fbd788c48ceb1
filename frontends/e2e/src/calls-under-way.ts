import type { Page, Request } from 'playwright-core';
import { eventually } from './api';

/**
 * The calls of a page that are not answered yet. A test that moves the clock first waits until there are none: a call
 * that was under way meanwhile would have taken minutes, and present a token that was replaced minutes before, as a
 * thief does.
 */
export class CallsUnderWay {
  private readonly calls = new Set<Request>();

  /** @param path the beginning of the paths that count */
  constructor(page: Page, path: string) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(path)) this.calls.add(request);
    });
    page.on('requestfinished', (request) => this.calls.delete(request));
    page.on('requestfailed', (request) => this.calls.delete(request));
  }

  async ended(): Promise<void> {
    await eventually(() => expect(this.calls.size).toBe(0));
  }
}
