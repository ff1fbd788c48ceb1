import { QueryObserver } from '@tanstack/react-query';
import { LiveQueryClient } from './live-query-client';

/** An observed query whose fetches are answered by the test, in order. */
function observed() {
  const client = new LiveQueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((value: string | Error) => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: ['evening', 'olive'],
    queryFn: () =>
      new Promise((resolve, reject) => {
        answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  });
  observer.subscribe(() => undefined);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (index: number, value: string | Error) => {
    answers[index]?.(value);
    await settled();
  };
  return { client, answers, answer, data: () => observer.getCurrentResult().data };
}

test('a query that is invalidated during its first load is fetched once more after it', async () => {
  const { client, answers, answer, data } = observed();
  const reloaded = [1, 2, 3].map(() => client.invalidateQueries({ queryKey: ['evening'] }));
  expect(answers).toHaveLength(1);
  await answer(0, 'read before the booking');
  expect(answers).toHaveLength(2);
  await answer(1, 'with the booking');
  expect(data()).toBe('with the booking');
  await Promise.all(reloaded);
  expect(answers).toHaveLength(2);
});

test('a first load that fails is not fetched again, and the next one is on demand', async () => {
  const { client, answers, answer } = observed();
  await Promise.all([client.invalidateQueries(), answer(0, new Error('down'))]);
  expect(answers).toHaveLength(1);
  void client.invalidateQueries();
  expect(answers).toHaveLength(2);
});

test('a query that has data is fetched at once, and another key is not fetched', async () => {
  const { client, answers, answer } = observed();
  await answer(0, 'known');
  void client.invalidateQueries({ queryKey: ['guests'] });
  expect(answers).toHaveLength(1);
  void client.invalidateQueries({ queryKey: ['evening'] });
  expect(answers).toHaveLength(2);
});
