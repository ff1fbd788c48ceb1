import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What happens to bytes on their way: `pass` them; `delay` each piece; `trickle` a byte at a time; `silence` keeps
 * connections open and carries nothing, as a half-open peer does; `refuse` resets new connections.
 */
export type Fault =
  | { readonly kind: 'pass' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'refuse' };

type Target = { readonly host: string; readonly port: number };

/** A proxy between two parts that disturbs their connections as a bad network does. */
export class TcpProxy {
  private fault: Fault = { kind: 'pass' };
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly server = createServer({ noDelay: true }, (client) => this.connect(client));
  private turn = 0;

  private constructor(private targets: readonly Target[]) {}

  /** Listens on a port, or on any free one; connections go to the targets in turn. */
  static async start(targets: readonly Target[], port = 0): Promise<TcpProxy> {
    const proxy = new TcpProxy(targets);
    await new Promise<void>((resolve, reject) => {
      proxy.server.once('error', reject);
      proxy.server.listen(port, '127.0.0.1', resolve);
    });
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The open connections. */
  get open(): number {
    return this.pairs.size;
  }

  /** From now on, also for open connections. */
  set(fault: Fault): void {
    this.fault = fault;
    if (fault.kind === 'refuse') this.cut();
    if (fault.kind === 'pass') for (const pair of this.pairs) pair.forEach((socket) => socket.resume());
  }

  /** Resets every open connection. */
  cut(): void {
    for (const pair of this.pairs) pair.forEach((socket) => socket.resetAndDestroy());
    this.pairs.clear();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(client: Socket, first = (this.turn += 1), tries = this.targets.length): void {
    client.on('error', () => client.destroy());
    if (this.fault.kind === 'refuse') return void client.resetAndDestroy();
    const target = this.targets[first % this.targets.length] as Target;
    const upstream = createConnection({ ...target, noDelay: true });
    // A replica that does not listen is skipped, as by a load balancer; other connections take turns independently.
    const refused = () => (tries > 1 ? this.connect(client, first + 1, tries - 1) : client.resetAndDestroy());
    upstream.once('error', refused);
    upstream.once('connect', () => {
      upstream.off('error', refused);
      upstream.on('error', () => upstream.destroy());
      const pair = [client, upstream] as const;
      this.pairs.add(pair);
      this.carry(client, upstream);
      this.carry(upstream, client);
      const close = () => {
        this.pairs.delete(pair);
        pair.forEach((socket) => socket.destroySoon());
      };
      pair.forEach((socket) => socket.once('close', close));
    });
  }

  private carry(from: Socket, to: Socket): void {
    // One after another, so that a delayed piece is not overtaken by the next.
    let previous = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      previous = previous.then(() => this.pass(piece, from, to));
    });
    from.on('end', () => void previous.then(() => to.end()));
  }

  private async pass(piece: Buffer, from: Socket, to: Socket): Promise<void> {
    const { fault } = this;
    if (fault.kind === 'silence') {
      from.pause();
      await this.until(() => this.fault.kind !== 'silence' || from.destroyed);
    }
    if (fault.kind === 'delay') await pause(fault.ms);
    if (fault.kind === 'trickle') {
      for (const byte of piece) {
        if (to.destroyed) return;
        to.write(Buffer.of(byte));
        await pause(1_000 / fault.bytesPerSecond);
      }
      return;
    }
    if (!to.destroyed && !to.write(piece)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
  }

  private async until(check: () => boolean): Promise<void> {
    while (!check()) await pause(20);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
