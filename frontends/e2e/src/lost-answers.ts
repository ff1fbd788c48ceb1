import type { Page, Route } from 'playwright-core';

/**
 * The next calls of a page are handled by the product, each by another one of `gateways` in turn, and their answers are
 * lost on the way: the page learns of a broken connection, after `meanwhile`, and its cookies stay as they are. They
 * take their turns, and calls after them wait: if `meanwhile` moves the clock, no other call is under way, which would
 * then have taken minutes, and present a token that was replaced minutes before, as a thief does.
 */
export async function loseAnswers(
  page: Page,
  calls: string,
  gateways: readonly string[],
  meanwhile: () => void,
): Promise<void> {
  let count = 0;
  let turn = Promise.resolve();
  await page.route(calls, async (route) => {
    const gateway = gateways[count++];
    if (gateway) turn = turn.then(() => loseAnswer(page, route, gateway, meanwhile));
    await turn;
    if (!gateway) await route.fallback();
  });
}

async function loseAnswer(page: Page, route: Route, gateway: string, meanwhile: () => void): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  const cookies = await page.context().cookies(request.url());
  await fetch(`${gateway}${pathname}`, {
    method: request.method(),
    headers: {
      ...request.headers(),
      origin,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: new Uint8Array(request.postDataBuffer() ?? []),
  });
  meanwhile();
  await route.abort('failed');
}
