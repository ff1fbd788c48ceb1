import { flatMapInPieces, inPieces, mapInPieces } from './in-pieces';

/** The turns of the event loop that others have until some work is over. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.then(() => (isOver = true));
  for (let turns = 0; ; turns += 1) {
    if (isOver) return turns;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a list is converted in order, and others have a turn after each fifty', async () => {
  const half = (value: number) => value / 2;
  expect(await mapInPieces(numbers(601), half)).toEqual(numbers(601).map(half));
  const evens = (value: number) => (value % 2 === 0 ? [value] : []);
  expect(await flatMapInPieces(numbers(120), evens)).toEqual(numbers(120).flatMap(evens));
  expect(await inPieces(numbers(120), (piece) => piece.length)).toEqual([50, 50, 20]);
  expect(await turnsDuring(mapInPieces(numbers(600), half))).toBeGreaterThanOrEqual(11);
});

test('a short list waits for no turn, and none has no piece', async () => {
  // As many as the starts of a day.
  expect(await turnsDuring(mapInPieces(numbers(96), String))).toBeLessThanOrEqual(1);
  expect(await inPieces([], () => 'a piece')).toEqual([]);
});

test('two lists at once take turns one after the other, so that others wait for one piece of them', async () => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const both = Promise.all([inPieces(numbers(200), note('one')), inPieces(numbers(200), note('two'))]);
  const turns = await turnsDuring(both);
  expect(done).toHaveLength(8);
  expect(turns).toBeGreaterThanOrEqual(6);
});

test('an error of a piece is the error of the whole', async () => {
  const fail = (value: number) => {
    if (value === 70) throw new Error('the seventieth');
    return value;
  };
  await expect(mapInPieces(numbers(101), fail)).rejects.toThrow('the seventieth');
});
