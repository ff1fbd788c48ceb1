import type { Journey } from './journey';

/**
 * Runs a step while an outside provider is down. The journey needs an exclusive product, because other files on a shared
 * one need the provider.
 */
export const whileDown = <T>(journey: Journey, provider: string, act: () => Promise<T>): Promise<T> =>
  whileFaulty(journey, { provider, mode: 'down' }, act);

/** Runs a step while an outside provider answers only after `delayMs` milliseconds. */
export const whileSlow = <T>(
  journey: Journey,
  provider: string,
  delayMs: number,
  act: () => Promise<T>,
): Promise<T> => whileFaulty(journey, { provider, mode: 'slow', delayMs }, act);

async function whileFaulty<T>(
  { api, isShared }: Journey,
  fault: { provider: string; mode: string; delayMs?: number },
  act: () => Promise<T>,
): Promise<T> {
  if (isShared) throw new Error('a fault of a provider would affect the other files of a shared product');
  await api.call('POST', '/sandbox/api/faults', fault);
  try {
    return await act();
  } finally {
    await api.call('POST', '/sandbox/api/faults', { provider: fault.provider, mode: 'ok' });
  }
}
