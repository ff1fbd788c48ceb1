// Stands in for the federation runtime in tests of pages: remotes are what a test says they are.
const modules = new Map<string, () => Promise<unknown>>();

/** Says what loading `id` gives; reject in `load` to play a remote that is down. */
export const provideRemote = (id: string, load: () => Promise<unknown>): void => void modules.set(id, load);
export const clearRemotes = (): void => modules.clear();

export const registerRemotes = (): void => undefined;
export const loadRemote = (id: string): Promise<unknown> =>
  modules.get(id)?.() ?? Promise.reject(new Error(`No remote "${id}" in this test`));
