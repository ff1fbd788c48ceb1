/// <reference path="./driver-connection.d.ts" />
import { Connection } from 'mongodb/lib/cmap/connection.js';

const { cleanup } = Connection.prototype;

/**
 * A workaround for the driver (7.8 and 7.9): a command that is written to a socket which the server has just ended waits for
 * the socket to drain, and the close of the socket does not end that wait. Such a command never settles. Where it is
 * the monitor's, the process does not find the server again; where it is a batch of ours, every later one waits for it.
 * After the event the driver looks at the error of the connection, and the command fails like any other one on it.
 */
export function endWaitsOfClosedSockets(): void {
  Connection.prototype.cleanup = function (this: Connection, error: Error): void {
    cleanup.call(this, error);
    this.socket.emit('drain');
  };
}
