import type { Api } from './api';

/** Makes an outside provider fail while something is done, and well again whatever came of it. */
export const whileDown = <T>(api: Api, provider: string, act: () => Promise<T>): Promise<T> =>
  whileFaulty(api, { provider, mode: 'down' }, act);

/** Makes an outside provider answer only after so many milliseconds. */
export const whileSlow = <T>(
  api: Api,
  provider: string,
  delayMs: number,
  act: () => Promise<T>,
): Promise<T> => whileFaulty(api, { provider, mode: 'slow', delayMs }, act);

async function whileFaulty<T>(
  api: Api,
  fault: { provider: string; mode: string; delayMs?: number },
  act: () => Promise<T>,
): Promise<T> {
  await api.call('POST', '/sandbox/api/faults', fault);
  try {
    return await act();
  } finally {
    await api.call('POST', '/sandbox/api/faults', { provider: fault.provider, mode: 'ok' });
  }
}
