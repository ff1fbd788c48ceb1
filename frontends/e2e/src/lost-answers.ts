import type { Page } from 'playwright-core';

/**
 * The next calls of a page are handled by the product, each by another one of `gateways` in turn, and their answers are
 * lost on the way: the page learns of a broken connection, after `meanwhile`, and its cookies stay as they are.
 */
export async function loseAnswers(
  page: Page,
  calls: string,
  gateways: readonly string[],
  meanwhile: () => void,
): Promise<void> {
  let count = 0;
  await page.route(
    calls,
    async (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      const gateway = gateways[count++ % gateways.length];
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
    },
    { times: gateways.length },
  );
}
