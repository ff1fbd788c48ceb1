import { openLiveSocket, reconnect } from './socket';
import { storeSession } from './session';

jest.mock('socket.io-client', () => ({ io: jest.fn((options: unknown) => options) }));

it('reconnects as the spec has it and shows the token of the moment', () => {
  const options = openLiveSocket() as unknown as { auth: (give: (auth: object) => void) => void };
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
