import type { Api } from './api';

/** Makes an outside provider fail while something is done, and well again whatever came of it. */
export async function whileDown<T>(api: Api, provider: string, act: () => Promise<T>): Promise<T> {
  await api.call('POST', '/sandbox/api/faults', { provider, mode: 'down' });
  try {
    return await act();
  } finally {
    await api.call('POST', '/sandbox/api/faults', { provider, mode: 'ok' });
  }
}
