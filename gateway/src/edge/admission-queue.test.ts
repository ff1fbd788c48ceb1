import { AsyncLocalStorage } from 'node:async_hooks';
import { AdmissionQueue } from './admission-queue';
import { type Permit, QueueIsFull } from './admission-ticket';

const fixed = { atOnce: 4, max: 6, waitMs: { burst: 0, overload: 0 } };
/** Sixteen requests run at once; more may wait. */
const waiting = { atOnce: 16, max: 60, waitMs: { burst: 3_000, overload: 700 } };
/** With more time, so that a queue is overloaded before those in it are refused. */
const patient = { ...waiting, waitMs: { burst: 6_000, overload: 700 } };

/** Records the outcome of each request; requests with the same name share their network and restaurant. */
function callersOf(queue: AdmissionQueue) {
  const log: string[] = [];
  let address = 0;
  const arrive = (name: string, tenant?: string, network = `10.0.0.${(address += 1)}`): Permit | undefined =>
    queue.enter(
      { network, tenant },
      () => log.push(`${name} runs`),
      () => log.push(`${name} refused`),
    );
  const fill = (count: number, tenant?: string) =>
    Array.from({ length: count }, (_, index) => arrive(`${index}`, tenant));
  return { log, arrive, fill, since: (count: number) => log.slice(count) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('refuses at once a request that cannot run, if none may wait', () => {
  const { log, arrive } = callersOf(new AdmissionQueue(fixed));
  const first = arrive('a');
  ['b', 'c', 'd'].forEach((name) => arrive(name));
  expect(arrive('e')).toBeUndefined();
  first?.release();
  first?.release();
  arrive('f');
  arrive('g');
  expect(log).toEqual(['a runs', 'b runs', 'c runs', 'd runs', 'e refused', 'f runs', 'g refused']);
});

test('starts waiting requests in the order of arrival', () => {
  const { arrive, fill, since } = callersOf(new AdmissionQueue(waiting));
  const running = fill(16);
  arrive('a');
  arrive('b');
  expect(since(16)).toEqual([]);
  running[0]?.release();
  arrive('c');
  running[1]?.release();
  running[2]?.release();
  expect(since(16)).toEqual(['a runs', 'b runs', 'c runs']);
});

test('refuses a request that has waited too long, and does not start it afterwards', () => {
  const { arrive, fill, since } = callersOf(new AdmissionQueue(waiting));
  const running = fill(16);
  arrive('a');
  jest.advanceTimersByTime(3_001);
  running.forEach((permit) => permit?.release());
  expect(since(16)).toEqual(['a refused']);
});

test('lets a request wait only shortly once the queue has not been empty for seconds', () => {
  const { arrive, fill, since } = callersOf(new AdmissionQueue(patient));
  const running = fill(16);
  arrive('a');
  jest.advanceTimersByTime(5_500);
  arrive('b');
  jest.advanceTimersByTime(701);
  expect(since(16)).toEqual(['a refused', 'b refused']);
  running[0]?.release();
  arrive('c');
  arrive('d');
  jest.advanceTimersByTime(2_500);
  running[1]?.release();
  expect(since(18)).toEqual(['c runs', 'd runs']);
});

test('a caller that leaves while it waits takes no permit', () => {
  const { arrive, fill, since } = callersOf(new AdmissionQueue(waiting));
  const running = fill(16);
  arrive('a')?.release();
  arrive('b');
  running[0]?.release();
  jest.advanceTimersByTime(4_000);
  expect(since(16)).toEqual(['b runs']);
});

test('no more requests wait than the queue holds, and in a rush no more than will likely run soon', () => {
  const full = callersOf(new AdmissionQueue(waiting));
  full.fill(61);
  expect(full.log.at(-1)).toBe('60 refused');

  const slow = callersOf(new AdmissionQueue(patient));
  const running = slow.fill(16);
  jest.advanceTimersByTime(60_000);
  running.forEach((permit) => permit?.release());
  slow.fill(16);
  slow.arrive('a');
  jest.advanceTimersByTime(4_500);
  slow.arrive('b');
  expect(slow.log.at(-1)).toBe('b refused');
});

test('a request that would time out at the current rate is refused without waiting', () => {
  const { log, arrive } = callersOf(new AdmissionQueue(waiting));
  const running = Array.from({ length: 60 }, (_, index) => arrive(`${index}`)).slice(0, 16);
  const refused = () => log.filter((line) => line.endsWith('refused')).length;
  expect(refused()).toBe(0);
  jest.advanceTimersByTime(2_000);
  running.forEach((permit) => permit?.release());
  // Sixteen requests take two seconds, so eight of those that still wait can start within the second that they have
  // left.
  expect(log.filter((line) => line.endsWith('runs'))).toHaveLength(32);
  expect(refused()).toBe(20);
});

test('one restaurant’s rush leaves permits and room to wait for another’s diners', () => {
  const { log, arrive, fill, since } = callersOf(new AdmissionQueue(waiting));
  fill(60, 'hot');
  expect(log.filter((line) => line.endsWith('runs'))).toHaveLength(12);
  expect(log.filter((line) => line.endsWith('refused'))).toHaveLength(20);
  const before = log.length;
  arrive('a', 'quiet');
  expect(since(before)).toEqual(['a runs']);
});

test('one network that books at many restaurants leaves permits and room for other networks', () => {
  const { log, arrive, since } = callersOf(new AdmissionQueue(waiting));
  for (let index = 0; index < 60; index++) arrive(`${index}`, `restaurant ${index}`, '192.0.2.1');
  const before = log.length;
  arrive('a', 'restaurant 1');
  expect(since(before)).toEqual(['a runs']);
});

test('a newcomer is served before those whose restaurant has more permits', () => {
  const { arrive, fill, since } = callersOf(new AdmissionQueue(waiting));
  const hot = fill(14, 'hot');
  Array.from({ length: 4 }, () => arrive('other', 'other'));
  arrive('a', 'quiet');
  hot[0]?.release();
  expect(since(16)).toEqual(['a runs']);
});

test('waiting for a provider holds no permit, and the request continues ahead of new ones', async () => {
  const { arrive, fill, since } = callersOf(new AdmissionQueue({ ...waiting, maxPaused: 10 }));
  const running = fill(16);
  let answer = () => {};
  const paused = running[0]?.pauseWhile(() => new Promise<void>((resolve) => (answer = resolve)));
  arrive('a');
  arrive('b');
  expect(since(16)).toEqual(['a runs']);
  let isBack = false;
  void paused?.then(() => (isBack = true));
  answer();
  await jest.advanceTimersByTimeAsync(10);
  expect(isBack).toBe(false);
  running[1]?.release();
  await jest.advanceTimersByTimeAsync(1);
  expect([isBack, since(17)]).toEqual([true, []]);
  running[0]?.release();
  expect(since(17)).toEqual(['b runs']);
});

/** Runs requests that each take this long, so that the queue knows how long one takes. */
async function warmUp(queue: AdmissionQueue, ms: number): Promise<void> {
  for (let index = 0; index < 40; index++) {
    const permit = queue.enter(
      { network: `172.16.0.${index}` },
      () => undefined,
      () => undefined,
    );
    jest.advanceTimersByTime(ms);
    permit?.release();
  }
}

test('no more requests wait for a quick provider than keep the permits busy when they come back', async () => {
  const queue = new AdmissionQueue({ ...waiting, maxPaused: 1_000 });
  await warmUp(queue, 50);
  const { log, arrive } = callersOf(queue);
  const answers: (() => void)[] = [];
  const pause = (permit: Permit | undefined) =>
    permit?.pauseWhile(() => new Promise<void>((resolve) => answers.push(resolve)));
  // Ten milliseconds at the provider and fifty of work: up to a fifth more requests than permits may be in progress.
  void pause(arrive('first'));
  jest.advanceTimersByTime(10);
  for (let index = 0; index < 50; index++) void pause(arrive(`${index}`));
  expect(log.filter((line) => line.endsWith('runs'))).toHaveLength(20);
  // The same provider becomes slow, so more requests may be in progress, and the waiting ones start.
  jest.advanceTimersByTime(1_000);
  arrive('later');
  expect(log.filter((line) => line.endsWith('runs')).length).toBeGreaterThan(30);
});

test('a request gets its permit back in time after its provider, or is refused', async () => {
  const queue = new AdmissionQueue({ ...fixed, max: 20, maxPaused: 5 });
  const { arrive } = callersOf(queue);
  const permit = arrive('a');
  let answer = () => {};
  const paused = permit?.pauseWhile(() => new Promise<void>((resolve) => (answer = resolve)));
  ['b', 'c', 'd', 'e'].forEach((name) => arrive(name));
  const ended = expect(paused).rejects.toBeInstanceOf(QueueIsFull);
  answer();
  await jest.advanceTimersByTimeAsync(4_001);
  await ended;
});

test('no more requests wait for a provider than there is room for, and the work of the others is not begun', async () => {
  const { fill } = callersOf(new AdmissionQueue({ ...waiting, maxPaused: 3 }));
  const running = fill(4);
  const begun: number[] = [];
  const pauses = running.map((permit, index) =>
    permit?.pauseWhile(() => {
      begun.push(index);
      return Promise.resolve('person');
    }),
  );
  const ended = await Promise.allSettled(pauses);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect((ended[3] as PromiseRejectedResult).reason).toBeInstanceOf(QueueIsFull);
  expect(begun).toEqual([0, 1, 2]);
});

test('a caller that leaves while its request waits for a provider gets no permit back', async () => {
  const queue = new AdmissionQueue({ ...fixed, maxPaused: 5 });
  const { log, arrive } = callersOf(queue);
  const permit = arrive('a');
  let answer = () => {};
  const paused = permit?.pauseWhile(() => new Promise<void>((resolve) => (answer = resolve)));
  permit?.release();
  answer();
  await paused;
  ['b', 'c', 'd', 'e', 'f'].forEach((name) => arrive(name));
  expect(log.slice(1)).toEqual(['b runs', 'c runs', 'd runs', 'e runs', 'f refused']);
});

test('a request that is started by another one keeps its own context', () => {
  const request = new AsyncLocalStorage<string>();
  const queue = new AdmissionQueue(waiting);
  const nothing = () => undefined;
  const enter = (network: string, admitted: () => void) => queue.enter({ network }, admitted, nothing);
  const first = request.run('first', () => enter('0', nothing));
  for (let index = 1; index < 16; index++) enter(`${index}`, nothing);
  let store: string | undefined;
  request.run('second', () => enter('16', () => (store = request.getStore())));
  request.run('first', () => first?.release());
  expect(store).toBe('second');
});

describe('a bound for each tenant', () => {
  const pace = { burst: 3, perSecond: 10, bytesOfOne: 1_000 };
  const ofOneTenant = { atOnce: 2, waiting: 3, waitMs: 8_000, pace };
  const members = { ...fixed, atOnce: 90, max: 90, ofOneTenant };

  test('a tenant’s further requests wait for its own, and are refused beyond those', () => {
    const { log, arrive } = callersOf(new AdmissionQueue(members));
    const permits = Array.from({ length: 5 }, (_, index) => arrive(`a${index}`, 'ada', '10.0.0.1'));
    expect(arrive('a5', 'ada', '10.0.0.1')).toBeUndefined();
    arrive('b0', 'grace', '10.0.0.1');
    expect(log).toEqual(['a0 runs', 'a1 runs', 'a5 refused', 'b0 runs']);
    permits[0]?.release();
    permits[1]?.release();
    expect(log.slice(4)).toEqual(['a2 runs', 'a3 runs']);
  });

  test('a request that waits too long for the tenant’s own is refused', () => {
    const { log, arrive } = callersOf(new AdmissionQueue(members));
    ['a0', 'a1', 'a2'].forEach((name) => arrive(name, 'ada'));
    jest.advanceTimersByTime(8_001);
    expect(log).toEqual(['a0 runs', 'a1 runs', 'a2 refused']);
  });

  test('a tenant’s quick requests one after the other are slowed down after a burst, and those of others are not', () => {
    const { log, arrive, since } = callersOf(new AdmissionQueue(members));
    const send = (name: string, tenant: string) => arrive(name, tenant)?.release();
    ['a0', 'a1', 'a2', 'a3', 'a4'].forEach((name) => send(name, 'ada'));
    const next = arrive('a5', 'ada');
    send('b0', 'grace');
    expect(since(3)).toEqual(['a3 runs', 'a4 runs', 'b0 runs']);
    jest.advanceTimersByTime(199);
    expect(log).toHaveLength(6);
    jest.advanceTimersByTime(2);
    next?.release();
    expect(since(6)).toEqual(['a5 runs']);
    jest.advanceTimersByTime(1_000);
    ['a6', 'a7', 'a8'].forEach((name) => send(name, 'ada'));
    expect(since(7)).toEqual(['a6 runs', 'a7 runs', 'a8 runs']);
  });

  test('a large answer counts as several requests', () => {
    const { log, arrive } = callersOf(new AdmissionQueue(members));
    ['a0', 'a1'].forEach((name) => arrive(name, 'ada')?.release(999));
    arrive('a2', 'ada')?.release(3_000);
    // Four requests' worth at ten a second, with two permits.
    arrive('a3', 'ada')?.release();
    arrive('a4', 'ada');
    arrive('b0', 'grace');
    expect(log.slice(3)).toEqual(['a3 runs', 'b0 runs']);
    jest.advanceTimersByTime(201);
    expect(log.slice(5)).toEqual(['a4 runs']);
  });

  test('a tenant that sends one request after the other is never refused for its pace', () => {
    const queue = new AdmissionQueue(members);
    const refused: number[] = [];
    let sent = 0;
    const send = (): void => {
      sent += 1;
      const index = sent;
      const admitted = () => {
        // The time that a machine takes between any two steps.
        jest.advanceTimersByTime(index % 7);
        setTimeout(() => {
          permit?.release();
          if (sent < 200) send();
        }, 1);
      };
      const permit = queue.enter({ network: '10.0.0.1', tenant: 'ada' }, admitted, () => refused.push(index));
    };
    send();
    jest.advanceTimersByTime(30_000);
    expect([sent, refused]).toEqual([200, []]);
  });
});
