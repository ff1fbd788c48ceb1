import type { Browser, Page } from 'playwright-core';

/** The demo owner, signed in, and their restaurant. */
export interface Owner {
  readonly restaurantId: string;
  /** `body`: JSON, or the bytes of a JPEG. */
  call<Body>(method: string, path: string, body?: unknown): Promise<Body>;
  /** A desktop browser page in which they are signed in, at an address of the product. */
  open(browser: Browser, path: string): Promise<Page>;
}

export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Owner> {
  let token = '';
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const isPicture = body instanceof Uint8Array;
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': isPicture ? 'image/jpeg' : 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  ({ token } = await call<{ token: string }>('POST', '/api/signin', { email, password }));
  const [restaurant] = await call<{ id: string }[]>('GET', '/api/restaurant');
  const restaurantId = restaurant?.id ?? '';

  const open = async (browser: Browser, path: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' });
    await context.addInitScript(
      ([stored, id]) => {
        localStorage.setItem('token', stored ?? '');
        localStorage.setItem('currentRestaurant', JSON.stringify({ id }));
      },
      [token, restaurantId],
    );
    const page = await context.newPage();
    await page.goto(origin + path);
    return page;
  };
  return { restaurantId, call, open };
}
