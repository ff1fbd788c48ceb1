import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { UnreadBodies } from './unread-bodies';

const megabyte = 1024 * 1024;

/** A request whose body has not been read. */
function unread(headers: Readonly<Record<string, string>>) {
  const raw = new Readable({ read: () => undefined });
  return { raw, headers } as unknown as FastifyRequest;
}
const ofSize = (bytes: number) => unread({ 'content-length': String(bytes) });

test('discards a bounded number of large bodies at once, and ends the other connections', () => {
  const bodies = new UnreadBodies(2);
  const [first, ...others] = [2, 2, 2].map((size) => ofSize(size * megabyte)) as [FastifyRequest];
  expect([first, ...others].map((request) => bodies.endConnection(request))).toEqual([false, false, true]);
  first.raw.emit('close');
  expect(bodies.endConnection(ofSize(megabyte))).toBe(false);
  expect(bodies.endConnection(ofSize(megabyte))).toBe(true);
});

test('small bodies, and requests without a body, do not count', () => {
  const bodies = new UnreadBodies(0);
  expect(bodies.endConnection(ofSize(1_000))).toBe(false);
  expect(bodies.endConnection(unread({}))).toBe(false);
});

test('a body of unknown or unreasonable size ends the connection', () => {
  const bodies = new UnreadBodies(2);
  expect(bodies.endConnection(unread({ 'transfer-encoding': 'chunked' }))).toBe(true);
  expect(bodies.endConnection(ofSize(40 * megabyte))).toBe(true);
});

test('a body that was read does not count', () => {
  const request = Object.assign(ofSize(megabyte), { bodyBytes: Buffer.alloc(1) });
  expect(new UnreadBodies(0).endConnection(request)).toBe(false);
});
