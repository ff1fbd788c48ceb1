import { openLiveFeed } from './live-feed';

const socket = { on: jest.fn(), disconnect: jest.fn() };
let isMissing = false;
let loads = 0;
jest.mock('./socket', () => {
  loads += 1;
  if (isMissing) throw new Error('Loading chunk 7 failed');
  return { openLiveSocket: () => socket };
});

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  jest.useFakeTimers();
  isMissing = false;
  loads = 0;
});
afterEach(() => jest.useRealTimers());

/** Flushes pending promises. */
const settled = () => jest.advanceTimersByTimeAsync(0);

it('listens once its code is loaded, and closes its socket', async () => {
  const listen = jest.fn();
  const close = openLiveFeed(listen);
  await settled();
  expect(listen).toHaveBeenCalledWith(socket);
  close();
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
});

it('says that its code cannot be loaded, and loads it again', async () => {
  isMissing = true;
  const [listen, onLost] = [jest.fn(), jest.fn()];
  openLiveFeed(listen, onLost);
  await settled();
  expect(onLost).toHaveBeenCalledTimes(1);
  isMissing = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(listen).toHaveBeenCalledWith(socket);
});

it('opens nothing once it is closed', async () => {
  isMissing = true;
  const listen = jest.fn();
  const close = openLiveFeed(listen);
  await settled();
  close();
  isMissing = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loads).toBe(1);
  expect(listen).not.toHaveBeenCalled();
});
