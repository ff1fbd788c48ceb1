import { fromText } from '../../testing/from-text';
import { startEarlyCall } from './start-early-call';

const page = window as { tablewellEarlyCall?: { url: string; response: Promise<unknown> } };
const request = jest.spyOn(globalThis, 'fetch');
const headersSent = () => request.mock.calls.map(([, options]) => options?.headers);
const start = fromText(startEarlyCall);

beforeEach(() => request.mockResolvedValue(new Response('{}')));
afterEach(() => {
  delete page.tablewellEarlyCall;
  localStorage.clear();
  jest.clearAllMocks();
});

test('an early call carries the token and the zone, and its answer is for the page', async () => {
  localStorage.setItem('token', 't0k3n');
  start('/api/auth/validate', true);
  expect(headersSent()).toEqual([
    { 'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone, Authorization: 'Bearer t0k3n' },
  ]);
  expect(page.tablewellEarlyCall?.url).toBe('/api/auth/validate');
  await expect(page.tablewellEarlyCall?.response).resolves.toBeInstanceOf(Response);
});

test('without a token, there is a call unless it needs one', () => {
  start('/api/auth/validate', true);
  expect(page.tablewellEarlyCall).toBeUndefined();
  start('/api/restaurant/public/r1', false);
  expect(headersSent()).toEqual([{ 'X-Timezone': expect.any(String) }]);
});

test('a browser that denies access to its storage has no token', () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  start('/api/restaurant/public/r1', false);
  expect(headersSent()).toEqual([{ 'X-Timezone': expect.any(String) }]);
  denied.mockRestore();
});

test('a call that fails is left to the code that uses its answer', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  start('/api/restaurant/public/r1', false);
  await expect(page.tablewellEarlyCall?.response).rejects.toThrow('Failed to fetch');
});
