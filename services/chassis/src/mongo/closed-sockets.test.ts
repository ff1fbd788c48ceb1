import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { Connection } from 'mongodb/lib/cmap/connection.js';
import { endWaitsOfClosedSockets } from './closed-sockets';

/** A connection of the driver to a server that never answers, and the server's end of it. */
async function connectionToSilentServer(): Promise<{ connection: Connection; serverEnd: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  const [[serverEnd]] = await Promise.all([accepted, once(socket, 'connect')]);
  server.close();
  const options = { hostAddress: '127.0.0.1', id: 1, generation: 0, monitorCommands: false, tls: false };
  const connection = new Connection(socket, options).on('error', () => undefined);
  return { connection, serverEnd };
}

test('a command on a connection that the server has just ended fails instead of waiting without end', async () => {
  endWaitsOfClosedSockets();
  const { connection, serverEnd } = await connectionToSilentServer();
  const outcome = new Promise<unknown>((resolve) => {
    // Between the end of the socket and its close event the driver still considers the connection open.
    connection.socket.once('finish', () =>
      setImmediate(() =>
        connection.command({ db: 'admin' }, { ping: 1 }).then(resolve, (error: unknown) => resolve(error)),
      ),
    );
  });
  serverEnd.end();
  expect(await outcome).toMatchObject({ name: 'MongoNetworkError' });
});
