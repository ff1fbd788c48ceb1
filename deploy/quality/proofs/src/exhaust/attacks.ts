import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Entrance } from './entrances';

/** A body that is expensive in one dimension. */
export interface Attack {
  readonly name: 'large' | 'many' | 'nested' | 'fields' | 'packed';
  readonly headers: Readonly<Record<string, string>>;
  body(entrance: Entrance): Buffer;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const same = (body: string | Buffer) => {
  const bytes = Buffer.from(body);
  return () => bytes;
};

/** Nearly as large as the largest body of any route: a million wrong items of a list. */
const manyItems = ({ list }: Entrance) => Buffer.from(`{"${list}":[${'1,'.repeat(1_000_000)}1]}`);

export const attacks: readonly Attack[] = [
  { name: 'large', headers: json, body: same(`{"name":"${'x'.repeat(2_000_000)}"}`) },
  { name: 'many', headers: json, body: manyItems },
  { name: 'nested', headers: json, body: same(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`) },
  { name: 'fields', headers: form, body: same('field=&'.repeat(300_000)) },
  {
    name: 'packed',
    headers: { ...json, 'content-encoding': 'gzip' },
    body: same(gzipSync(Buffer.alloc(60 * 1024 * 1024, 0x20))),
  },
];

/** Half-sent requests: the head and the first byte of the body, on this many connections. */
export class SlowSenders {
  private readonly sockets: Socket[] = [];

  constructor(private readonly port: number) {}

  async open({ method, path, headers }: Entrance, count: number, token?: string): Promise<void> {
    const more = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    };
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      'content-length: 1000',
      ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    for (let index = 0; index < count; index++) {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n{`));
      socket.on('error', () => undefined).resume();
      this.sockets.push(socket);
    }
    await sleep(300);
  }

  close(): void {
    this.sockets.splice(0).forEach((socket) => socket.destroy());
  }
}
