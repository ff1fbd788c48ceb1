import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import { ListGuestsResponseSchema } from '@tablewell/proto/guest/v1/guest_service_pb';
import { createInPieces, decodeInPieces, encodeInPieces } from './message-pieces';

async function turnsDuring<T>(work: Promise<T>): Promise<{ turns: number; done: T }> {
  let over: { done: T } | undefined;
  void work.then((done) => (over = { done }));
  for (let turns = 0; ; turns += 1) {
    if (over) return { turns, ...over };
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const given = (count: number) => ({
  total: 5_000,
  guests: Array.from({ length: count }, (_, index) => ({
    ...{ id: `guest-${index}`, name: `Ada Zoë ${index}`, phoneNumber: '+1 202 555 0100', visits: index },
    lastVisit: timestampFromMs(1_700_000_000_000 + index),
    dietary: { needs: ['vegan'], words: 'nuts '.repeat(10) },
  })),
});
const type = ListGuestsResponseSchema;
const listOf = (count: number) => create(type, given(count) as object);

test('a list of six hundred is made, encoded and decoded as in one go, and others have a turn after each piece', async () => {
  const made = await turnsDuring(createInPieces(type, given(600)));
  expect(made.done).toEqual(listOf(600));
  expect(made.turns).toBeGreaterThanOrEqual(11);
  const encoded = await turnsDuring(encodeInPieces(type, made.done));
  expect(fromBinary(type, encoded.done)).toEqual(listOf(600));
  expect(encoded.turns).toBeGreaterThanOrEqual(11);
  const decoded = await turnsDuring(decodeInPieces(type, toBinary(type, listOf(600))));
  expect(decoded.done).toEqual(listOf(600));
  expect(decoded.turns).toBeGreaterThanOrEqual(6);
});

test.each([0, 1, 100, 101])('a list of %d is the same, too', async (count) => {
  const made = await createInPieces(type, given(count));
  expect(made).toEqual(listOf(count));
  expect(await decodeInPieces(type, await encodeInPieces(type, made))).toEqual(listOf(count));
});

test('the work on a long list ends before the next piece once nobody waits for it', async () => {
  const message = listOf(600);
  const left = new ConnectError('the caller left', Code.Canceled);
  const leaving = (pieces: number) => () => {
    if ((pieces -= 1) < 0) throw left;
  };
  await expect(createInPieces(type, given(600), leaving(2))).rejects.toBe(left);
  await expect(encodeInPieces(type, message, leaving(2))).rejects.toBe(left);
  await expect(decodeInPieces(type, toBinary(type, message), leaving(2))).rejects.toBe(left);
});

test('fields of a later release stay, and bytes that are no message are refused', async () => {
  const bytes = Buffer.concat([toBinary(type, listOf(200)), Buffer.from([0xfa, 0x3f, 2, 7, 7])]);
  const decoded = await decodeInPieces(type, bytes);
  expect(decoded.$unknown).toHaveLength(1);
  expect(await decodeInPieces(type, await encodeInPieces(type, decoded))).toEqual(decoded);
  await expect(decodeInPieces(type, bytes.subarray(0, bytes.length - 1))).rejects.toThrow();
});
