/** The driver's connection, which its type declarations leave out. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    constructor(socket: Socket, options: object);
    readonly socket: Socket;
    /** Closes the socket and rejects the commands that read from it. */
    cleanup(error: Error): void;
    command(namespace: object, command: object, options?: object): Promise<unknown>;
    on(event: 'error', listener: (error: Error) => void): this;
  }
}
