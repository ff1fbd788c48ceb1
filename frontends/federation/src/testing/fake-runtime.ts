// Replaces the federation runtime in tests of pages: tests provide the remotes.
const modules = new Map<string, (entry: string) => Promise<unknown>>();
const entries = new Map<string, string>();

/** Provides the module `id` at its remote's entry; reject in `load` to simulate a remote that is down. */
export const provideRemote = (id: string, load: (entry: string) => Promise<unknown>): void =>
  void modules.set(id, load);
export const clearRemotes = (): void => modules.clear();

export const registerRemotes = (remotes: readonly { alias: string; entry: string }[]): void =>
  remotes.forEach(({ alias, entry }) => entries.set(alias, entry));
export const loadRemote = (id: string): Promise<unknown> =>
  modules.get(id)?.(entries.get(id.slice(0, id.indexOf('/'))) ?? '') ??
  Promise.reject(new Error(`No remote "${id}" in this test`));
