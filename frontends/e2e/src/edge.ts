import type { BrowserContext } from 'playwright-core';

/**
 * Lets a browser open `https://<domain>/` as if the domain's CNAME record led to the product: requests reach the product
 * with that host name, and TLS ends before it, as at a deployment's edge.
 */
export async function leadToProduct(context: BrowserContext, domain: string, product: string): Promise<void> {
  await context.route(`https://${domain}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const headers = { ...(await request.allHeaders()), host: domain };
    const response = await route.fetch({ url: product + pathname + search, headers, maxRedirects: 0 });
    await route.fulfill({ response });
  });
}
