// cspell:ignore IHDR IDAT IEND
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Owner } from '../product/owner';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A valid picture of noise, which nothing compresses, as large as a picture may be: just below 8 MB. */
export function noisyPicture(side = 1_640): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of red, green and blue.
  head.set([8, 2], 8);
  const row = 1 + side * 3;
  const pixels = randomBytes(side * row);
  for (let line = 0; line < side; line++) pixels[line * row] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(pixels, { level: 0 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** How an upload goes: to its answer, until half of it is sent, or until all of it is, without waiting for the answer. */
export type Manner = 'whole' | 'half-sent' | 'hung up';

const halfOpenMs = 1_500;
const hangUpAfterMs = 100;
const answerWithinMs = 45_000;

/** Uploads a cover on a connection of its own; returns the status, 0 for none. */
export async function upload(
  port: number,
  { restaurantId, token }: Owner,
  picture: Buffer,
  manner: Manner,
): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let heard = '';
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answered = new Promise<void>((resolve) =>
    socket.on('data', (piece: Buffer) => {
      heard += piece.toString('latin1');
      resolve();
    }),
  );
  socket.on('error', () => undefined);
  socket.write(
    [
      `PUT /api/restaurant/${restaurantId}/cover HTTP/1.1`,
      ...['host: localhost', 'content-type: image/png', `authorization: Bearer ${token}`],
      `content-length: ${picture.length}\r\n\r\n`,
    ].join('\r\n'),
  );
  const sent = new Promise<void>((resolve) =>
    socket.write(manner === 'half-sent' ? picture.subarray(0, picture.length >> 1) : picture, () =>
      resolve(),
    ),
  );
  const late = new AbortController();
  const limit = sleep(answerWithinMs, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  if (manner === 'whole') await Promise.race([answered, closed, limit]);
  else {
    await Promise.race([sent, answered, closed, limit]);
    await Promise.race([closed, sleep(manner === 'half-sent' ? halfOpenMs : hangUpAfterMs)]);
  }
  late.abort();
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}
