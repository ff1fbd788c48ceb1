import { ApiError } from '@tablewell/api-client';
import { createResourceStore } from './resource-store';
import type { Resource } from './resource-store';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const refused = new ApiError(404, 'gone', [], undefined, {}, '');

function counted(answers: (() => string | Error)[], more: Partial<Resource<string>> = {}) {
  let calls = 0;
  const resource: Resource<string> = {
    key: 'a/1',
    freshMs: 1000,
    load: async () => {
      const answer = (answers[calls++] ?? answers.at(-1)!)();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...more,
  };
  return { resource, calls: () => calls };
}

it('loads once while a request is under way and while the answer is fresh, and again after that', async () => {
  let time = 0;
  const store = createResourceStore(() => time);
  const { resource, calls } = counted([() => 'one', () => 'two']);
  store.ensure(resource);
  store.ensure(resource);
  await settle();
  store.ensure(resource);
  expect([store.read(resource).data, calls()]).toEqual(['one', 1]);
  time = 1000;
  store.ensure(resource);
  await settle();
  expect(store.read(resource).data).toBe('two');
});

it('starts from a known value without loading', async () => {
  const store = createResourceStore();
  const { resource, calls } = counted([() => 'loaded'], { initial: () => 'known' });
  expect(store.read(resource).data).toBe('known');
  store.ensure(resource);
  await settle();
  expect(calls()).toBe(0);
});

it('retries a lost call once, and a refused one not', async () => {
  jest.useFakeTimers();
  const lost = counted([() => new Error('lost'), () => 'came']);
  const no = counted([() => refused], { key: 'b' });
  const store = createResourceStore();
  store.ensure(lost.resource);
  store.ensure(no.resource);
  await jest.advanceTimersByTimeAsync(600);
  jest.useRealTimers();
  expect(store.read(lost.resource).data).toBe('came');
  expect([store.read(no.resource).error, no.calls()]).toEqual([refused, 1]);
});

it('keeps data that could not be reloaded', async () => {
  const store = createResourceStore();
  const { resource } = counted([() => 'old', () => refused]);
  store.ensure(resource);
  await settle();
  store.invalidate('a/');
  expect(store.read(resource)).toMatchObject({ data: 'old', stale: true });
  store.ensure(resource);
  await settle();
  expect(store.read(resource)).toMatchObject({ data: 'old', error: refused, stale: false });
});

it('prefers a value that was stored meanwhile to the answer under way', async () => {
  const store = createResourceStore();
  const { resource } = counted([() => 'older']);
  store.ensure(resource);
  store.put(resource, 'newer');
  await settle();
  expect(store.read(resource).data).toBe('newer');
});

it('calls its listeners until they unsubscribe', () => {
  const store = createResourceStore();
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  store.put(counted([]).resource, 'x');
  leave();
  store.put(counted([]).resource, 'y');
  expect(listener).toHaveBeenCalledTimes(1);
});
