import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { type Claimant, Shares } from '../http/shares';

export interface SocketBoundsOptions {
  /** Live sockets of one user at once. */
  readonly perUser: number;
  /** Connections at once that have not shown a good session yet. */
  readonly handshakes: number;
  /** The network that a connection comes from. */
  readonly networkOf: (request: IncomingMessage) => string;
}

/** The part of engine.io's socket that is read here. */
interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Bounds how many live sockets there are. Anybody can open a connection and say nothing for as long as the handshake may
 * take, so those are shared out by network; sockets with a session are counted by user.
 */
export class SocketBounds {
  private readonly handshakes = new Shares();
  private readonly pending = new WeakMap<object, () => void>();

  constructor(private readonly options: SocketBoundsOptions) {}

  /** To be given to the server: refuses a connection for which there is no room. */
  readonly allowRequest = (
    request: IncomingMessage,
    answer: (problem: string | null | undefined, isAllowed: boolean) => void,
  ): void => {
    // Later requests of a polling connection belong to one that was let in.
    const isNew = !/[?&]sid=/.test(request.url ?? '');
    answer(null, !isNew || this.handshakes.allows(this.claimantOf(request), this.options.handshakes));
  };

  /** Counts every connection from its beginning until it has a session, or ends. */
  watch(io: Server): void {
    io.engine.on('connection', (connection: Connection) => {
      const claimant = this.claimantOf(connection.request);
      let isPending = true;
      const settle = () => {
        if (isPending) this.handshakes.remove(claimant);
        isPending = false;
      };
      this.handshakes.add(claimant);
      this.pending.set(connection, settle);
      connection.once('close', settle);
    });
  }

  /** The socket has a session. */
  identified(socket: Socket): void {
    this.pending.get(socket.conn)?.();
  }

  /** Whether a user may have one more, with so many open. */
  allowsUser(open: number): boolean {
    return open < this.options.perUser;
  }

  private claimantOf(request: IncomingMessage): Claimant {
    return { network: this.options.networkOf(request) };
  }
}
