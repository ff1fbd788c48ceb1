import { UnderWay } from './under-way';

// Requests that wait for a provider (SSO-11).

const one = { ownerId: 'ada', issuer: 'https://one.test', clientId: 'c', clientSecret: 's' };
const other = { ...one, ownerId: 'grace' };

test('sixteen requests wait for one owner’s provider, a further one is refused, and another owner’s is not', async () => {
  const underWay = new UnderWay();
  const ends: (() => void)[] = [];
  const wait = (client = one) =>
    underWay.run(client, () => new Promise<string>((resolve) => ends.push(() => resolve('done'))), 'refused');
  const waiting = Array.from({ length: 16 }, () => wait());
  expect(await wait()).toBe('refused');
  const elsewhere = wait(other);
  expect(ends).toHaveLength(17);
  ends.forEach((end) => end());
  expect(new Set(await Promise.all([...waiting, elsewhere]))).toEqual(new Set(['done']));
  const next = wait();
  ends.at(-1)?.();
  expect(await next).toBe('done');
});

test('a request that fails makes room for another one', async () => {
  const underWay = new UnderWay();
  for (let index = 0; index < 20; index += 1)
    await expect(
      underWay.run(one, () => Promise.reject(new Error('unreachable')), 'refused'),
    ).rejects.toThrow('unreachable');
});

test('who names the provider or its client otherwise has no more of them', async () => {
  const underWay = new UnderWay();
  const begun: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const client = { ...one, clientId: `c${count}`, issuer: `https://${count}.test` };
    const never = () => new Promise<never>(() => begun.push(client.issuer));
    void underWay.run(client, never, 'refused');
  }
  expect(begun).toHaveLength(16);
});
