import { WritePace } from './write-pace';

const options = { burstMs: 1_000, share: 0.1, maxMs: 500, waitMs: 8_000, waiting: 3 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Sends writes that take some time, and notes what becomes of them. */
function sender(pace = new WritePace(options)) {
  const log: string[] = [];
  const send = (name: string, tenant = 'ada') =>
    pace.enter(
      tenant,
      () => log.push(`${name} runs`),
      () => log.push(`${name} refused`),
    );
  /** Writes at once that take this long together. */
  const write = (names: readonly string[], ms: number, tenant?: string) => {
    const turns = names.map((name) => send(name, tenant));
    jest.advanceTimersByTime(ms);
    turns.forEach((turn) => turn.end());
  };
  return { log, send, write };
}

test('a member has a burst, then a share of the time, and other members do not wait for it', () => {
  const { log, send, write } = sender();
  for (let index = 0; index < 4; index++) write([`a${index}`], 300);
  expect(log).toHaveLength(4);
  send('next');
  write(['other'], 300, 'grace');
  expect(log.slice(4)).toEqual(['other runs']);
  // 1.2 s at a tenth of the time, from the end of the first, less the burst: 1.1 s, of which 0.3 have passed.
  jest.advanceTimersByTime(799);
  expect(log.slice(5)).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(log.slice(5)).toEqual(['next runs']);
});

test('writes that run at once count as the time for which there are some', () => {
  const { log, send, write } = sender();
  write(['a1', 'a2', 'a3', 'a4'], 900);
  send('next');
  expect(log.at(-1)).toBe('next runs');
});

test('writes from many connections come one after the other at the pace, and those that wait too long are refused', () => {
  const { log, send, write } = sender();
  for (let index = 0; index < 3; index++) write([`a${index}`], 400);
  log.length = 0;
  // Each is expected to take as long as the last one, so that the second comes four seconds later.
  const turns = ['w1', 'w2', 'w3', 'w4'].map((name) => send(name));
  expect(log).toEqual(['w4 refused']);
  turns[1]?.end();
  jest.advanceTimersByTime(8_000);
  expect(log).toEqual(['w4 refused', 'w1 runs', 'w3 refused']);
});

test('who sends one write after the other is never refused, however long each takes', () => {
  const { log, send } = sender();
  for (let index = 0; index < 40; index++) {
    const turn = send(`a${index}`);
    while (!log.includes(`a${index} runs`) && !log.includes(`a${index} refused`))
      jest.advanceTimersByTime(100);
    jest.advanceTimersByTime(5_000);
    turn.end();
  }
  expect(log.filter((line) => line.endsWith('refused'))).toEqual([]);
  expect(log).toHaveLength(40);
});
