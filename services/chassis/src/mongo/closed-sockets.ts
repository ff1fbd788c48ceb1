/// <reference path="./driver-connection.d.ts" />
import { Connection } from 'mongodb/lib/cmap/connection.js';

const { cleanup } = Connection.prototype;

/**
 * A workaround for the driver (7.8 and 7.9): a command that is written to a socket which the server has just ended
 * waits for the socket to drain, and the close of the socket does not end that wait, so the command never settles. If
 * it is the monitor's, the process does not find the server again; if it belongs to a group commit, every later one
 * waits for it. With the workaround, the driver checks the error of the connection after the event, and the command
 * fails like any other on that connection.
 */
export function endWaitsOfClosedSockets(): void {
  Connection.prototype.cleanup = function (this: Connection, error: Error): void {
    cleanup.call(this, error);
    this.socket.emit('drain');
  };
}
