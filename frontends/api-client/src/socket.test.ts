import { io } from 'socket.io-client';
import { type LiveSocket, openLiveSocket, reconnect } from './socket';
import { storeSession } from './session';
import { sessionFetch } from './transport';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));
jest.mock('./transport', () => ({ sessionFetch: jest.fn() }));

const listeners: Record<string, () => void> = {};
const socket = {
  /** Whether it reconnects automatically. */
  active: false,
  on: (event: string, listener: () => void) => (listeners[event] = listener),
  connect: jest.fn(),
  disconnect: jest.fn(),
};
let live: LiveSocket;
const answers = (status: number) =>
  jest.mocked(sessionFetch).mockResolvedValue({ ok: status < 400, status } as Response);
async function refuse(): Promise<void> {
  listeners['connect_error']?.();
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  socket.active = false;
  jest.mocked(io).mockReturnValue(socket as never);
  live = openLiveSocket();
});
afterEach(() => jest.useRealTimers());

it('reconnects after 1 to 5 s and sends the current token', () => {
  const options = jest.mocked(io).mock.lastCall?.[0] as unknown as {
    auth: (give: (auth: object) => void) => void;
  };
  expect(options).toMatchObject({
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20000,
  });
  expect(reconnect.timeout).toBe(20_000);
  storeSession({ token: 'newer' });
  const give = jest.fn();
  options.auth(give);
  expect(give).toHaveBeenCalledWith({ token: 'newer' });
});

it('renews the session and connects again when its token is refused, once', async () => {
  answers(200);
  await refuse();
  expect(sessionFetch).toHaveBeenCalledWith('/api/auth/validate');
  expect(socket.connect).toHaveBeenCalledTimes(1);
  await refuse();
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it('renews it again after a successful connection', async () => {
  answers(200);
  await refuse();
  listeners['connect']?.();
  await refuse();
  expect(socket.connect).toHaveBeenCalledTimes(2);
});

it('stops when no user is signed in any more', async () => {
  answers(401);
  await refuse();
  expect(socket.connect).not.toHaveBeenCalled();
});

it.each([
  ['answers that it cannot', () => answers(503)],
  ['does not answer', () => jest.mocked(sessionFetch).mockRejectedValue(new Error('no network'))],
])('tries again after a delay if the server %s', async (_, sayNothing) => {
  sayNothing();
  await refuse();
  expect(socket.connect).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

it.each([200, 503])('stays closed if its page leaves before the server answers with %i', async (status) => {
  answers(status);
  listeners['connect_error']?.();
  live.disconnect();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  expect(socket.connect).not.toHaveBeenCalled();
});

it('does not connect while the socket reconnects by itself', async () => {
  socket.active = true;
  await refuse();
  expect(sessionFetch).not.toHaveBeenCalled();
});
