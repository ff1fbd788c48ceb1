import { Readable } from 'node:stream';
import { readByPieces } from './body-pieces';

test('reads one chunk of a body per turn of the event loop, and all of them', async () => {
  const body = Readable.from([1, 2, 3, 4].map((byte) => Buffer.from([byte])));
  let turn = 0;
  const count = () => {
    turn += 1;
    if (!body.readableEnded) setImmediate(count);
  };
  setImmediate(count);
  const read: [number, number][] = [];
  readByPieces(body, (piece) => read.push([piece[0] as number, turn]));
  await new Promise((resolve) => body.once('end', resolve));
  expect(read.map(([byte]) => byte)).toEqual([1, 2, 3, 4]);
  expect(new Set(read.map(([, at]) => at)).size).toBe(4);
});
