import { createServer } from 'node:http';
import { peers } from '@tablewell/chassis/peers';
import { silentLogger } from '@tablewell/chassis/ops';
import { SocketBounds } from '../src/live/socket-bounds';
import { startLive } from '../src/live/start-live';

afterEach(() => jest.restoreAllMocks());

test('a gateway that shows events of a publisher outside the table of peers does not start', async () => {
  const { shows } = peers.gateway;
  jest.replaceProperty(
    peers.gateway,
    'shows',
    shows.filter((publisher) => publisher !== 'guest'),
  );
  const bounds = new SocketBounds({ perUser: 3, handshakes: 6, networkOf: () => 'home' });
  const parts = { bounds, logger: silentLogger, origin: 'http://localhost' };
  const started = startLive(createServer(), {} as never, parts as never);
  await expect(started).rejects.toThrow('gateway shows events of guest: not in peers.json');
});
