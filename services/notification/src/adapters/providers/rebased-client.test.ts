import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rebasedClient } from './rebased-client';

test('a call ends after its longest time, although the answer goes on', async () => {
  const server = createServer((_request, response) => {
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = rebasedClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 200);
  await expect(client.request({ method: 'get', uri: 'https://provider.example/' })).rejects.toMatchObject({
    code: 'ERR_CANCELED',
  });
  server.closeAllConnections();
  server.close();
});
