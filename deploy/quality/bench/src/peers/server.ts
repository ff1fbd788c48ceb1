// The server that the product is compared with, in a separate process: the minimum that any server could do with the same
// store. `PORT`: its port; `MONGODB_URL`: the store; without a store it only answers like a captcha provider.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Collection, MongoClient } from 'mongodb';

interface BookingRequest {
  readonly restaurantId: string;
  readonly time: string;
  readonly capacity: number;
}

const { MONGODB_URL: url, PORT: port } = process.env;
const client = url ? new MongoClient(url, { maxPoolSize: 24, w: 'majority', journal: true }) : undefined;
const bookings = client?.db('bench_peers').collection('bookings');
await bookings?.createIndex({ restaurantId: 1, time: 1 });
/** The answer of `GET /bare`: a real answer of the product, as bytes. */
let bare: Buffer = Buffer.from('{}');

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length })
    .end(bytes);
}

/** The floor: one durable insert, and its answer. */
async function floor(into: Collection, body: Buffer): Promise<unknown> {
  const booking = JSON.parse(body.toString()) as Record<string, unknown>;
  const stored = { ...booking, _id: randomBytes(16).toString('base64url') };
  await into.insertOne(stored as never);
  return stored;
}

/** The usual first version: count, then insert, without a transaction. */
async function naive(into: Collection, body: Buffer): Promise<{ status: number; body: unknown }> {
  const { restaurantId, time, capacity } = JSON.parse(body.toString()) as BookingRequest;
  const taken = await into.countDocuments({ restaurantId, time });
  if (taken >= capacity) return { status: 409, body: { error: 'no tables available' } };
  return { status: 201, body: await floor(into, body) };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readAll(request);
  if (request.url === '/captcha') return send(response, 200, { success: true });
  if (request.url === '/bare' && request.method === 'PUT') {
    bare = body;
    return send(response, 200, {});
  }
  if (request.url === '/bare') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bare.length }).end(bare);
    return undefined;
  }
  if (bookings && request.url === '/floor') return send(response, 201, await floor(bookings, body));
  if (bookings && request.url === '/naive') {
    const outcome = await naive(bookings, body);
    return send(response, outcome.status, outcome.body);
  }
  return send(response, 404, {});
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }));
});
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
process.once('SIGTERM', () => process.exit(0));
