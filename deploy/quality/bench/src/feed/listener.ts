import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A frame's arrival: its reservation, and the time by this process's clock. */
type OnUpdate = (reservationId: string, at: number) => void;

/**
 * An owner's live socket with a minimal protocol implementation: ten thousand clients of socket.io would take too much
 * memory. Protocol: engine.io 4 (`0` open, `2` ping, `3` pong, `4` message), in it socket.io 5 (`0` connect, `2`
 * event).
 */
export class Listener {
  private constructor(private readonly socket: WebSocket) {}

  static async open(origin: string, token: string, onUpdate: OnUpdate): Promise<Listener> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const joined = new Promise<void>((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40')) resolve();
        else if (text.startsWith('44')) reject(new Error(text));
        else if (text.startsWith('42["reservationUpdate"')) {
          const id = /"id":"([^"]+)"/.exec(text)?.[1];
          if (id) onUpdate(id, performance.now());
        }
      });
      socket.once('error', reject);
    });
    await joined;
    return new Listener(socket);
  }

  async close(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }
}

/** Opens this many sockets, shared out among owners, some at a time. */
export async function openAll(
  origin: string,
  tokens: readonly string[],
  count: number,
  onUpdate: OnUpdate,
): Promise<Listener[]> {
  const open: Listener[] = [];
  const atOnce = 32;
  for (let start = 0; start < count; start += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) =>
      Listener.open(origin, tokens[(start + index) % tokens.length] ?? '', onUpdate),
    );
    open.push(...(await Promise.all(some)));
  }
  return open;
}
