import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import { type Claimant, Shares } from '../edge/shares';

interface SocketBoundsOptions {
  /** Live sockets of one user at once. */
  readonly perUser: number;
  /** Connections at once that are not authenticated yet. */
  readonly handshakes: number;
  /** The network that a connection comes from. */
  readonly networkOf: (request: IncomingMessage) => string;
}

/** The part of engine.io's socket that is used here. */
interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Bounds the number of live sockets. Anyone can open a connection and stay silent until the handshake times out, so
 * those are counted by network; sockets with a session are counted by user.
 */
export class SocketBounds {
  private readonly handshakes = new Shares();
  private readonly pending = new WeakMap<object, () => void>();

  constructor(private readonly options: SocketBoundsOptions) {}

  /** An `allowRequest` of engine.io: refuses connections beyond the bound. */
  readonly allowRequest = (
    request: IncomingMessage,
    answer: (problem: string | null | undefined, isAllowed: boolean) => void,
  ): void => {
    // Later requests of a polling connection belong to one that was accepted.
    const isNew = !/[?&]sid=/.test(request.url ?? '');
    answer(null, !isNew || this.handshakes.allows(this.claimantOf(request), this.options.handshakes));
  };

  /** Counts a connection from its start until it has a session or ends. */
  watch(io: Server): void {
    io.engine.on('connection', (connection: Connection) => {
      const claimant = this.claimantOf(connection.request);
      let isPending = true;
      const end = () => {
        if (isPending) this.handshakes.remove(claimant);
        isPending = false;
      };
      this.handshakes.add(claimant);
      this.pending.set(connection, end);
      connection.once('close', end);
    });
  }

  /** The socket has a session. */
  identified(socket: Socket): void {
    this.pending.get(socket.conn)?.();
  }

  /** Whether a user with this many open sockets may have another one. */
  allowsUser(open: number): boolean {
    return open < this.options.perUser;
  }

  private claimantOf(request: IncomingMessage): Claimant {
    return { network: this.options.networkOf(request) };
  }
}
