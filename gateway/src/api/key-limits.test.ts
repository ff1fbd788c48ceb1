import type { FastifyRequest } from 'fastify';
import { keyLimits } from './key-limits';
import type { Limits } from './rate-limits';
import { TooManyRequests } from './too-many-requests';

const from = (ip: string) => ({ ip }) as FastifyRequest;

test('each refusal of a network that guesses is held back, and the store is not asked for it', async () => {
  const check = jest.fn(async (network: string) => {
    if (network === '203.0.113.1') throw new TooManyRequests('unknown-key', 30) as unknown as Error;
  });
  const pause = jest.fn(async () => undefined);
  const limits = keyLimits({ unknownKeys: { check } } as unknown as Limits, pause);
  for (let guess = 1; guess <= 20; guess += 1) {
    const refused = await limits.checkGuesses(from('203.0.113.1')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyRequests);
    expect((refused as TooManyRequests).retryAfterSeconds).toBeGreaterThan(25);
    expect(pause).toHaveBeenCalledTimes(guess);
  }
  expect(check).toHaveBeenCalledTimes(1);
  await limits.checkGuesses(from('203.0.113.2'));
  expect(pause).toHaveBeenCalledTimes(20);
});

test('a network may try again when its time is over', async () => {
  const now = jest.spyOn(Date, 'now');
  let isRefused = true;
  const check = async () => {
    if (isRefused) throw new TooManyRequests('unknown-key', 30) as unknown as Error;
  };
  const limits = keyLimits({ unknownKeys: { check } } as unknown as Limits, async () => undefined);
  await expect(limits.checkGuesses(from('203.0.113.1'))).rejects.toBeInstanceOf(TooManyRequests);
  isRefused = false;
  await expect(limits.checkGuesses(from('203.0.113.1'))).rejects.toBeInstanceOf(TooManyRequests);
  now.mockReturnValue(Date.now() + 31_000);
  await expect(limits.checkGuesses(from('203.0.113.1'))).resolves.toBeUndefined();
  now.mockRestore();
});
