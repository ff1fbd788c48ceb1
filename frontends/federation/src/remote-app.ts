import type { ComponentType } from 'react';
import type { ExposedModule, PageGlobals, RemoteModuleId, RemoteModules } from './contract';

type Loader = (id: RemoteModuleId) => Promise<unknown>;

// The loader is a page global: a remote that shows another remote uses the shell's loader.
const key = Symbol.for('tablewell.remotes');
const page = globalThis as { [key]?: PageGlobals['tablewell.remotes'] };

/** Called by `setRemotes`, once per page. */
export const provideLoader = (loader: Loader): void => {
  page[key] = loader as PageGlobals['tablewell.remotes'];
};

/** Loads a module of a remote. Rejects if the remote does not answer or lacks the module; may be retried. */
export async function remoteApp<Id extends RemoteModuleId>(
  id: Id,
): Promise<ComponentType<RemoteModules[Id]>> {
  const load = page[key];
  if (!load) throw new Error('This page has no remotes');
  // A second attempt, because browsers answer the first one from a failed preload even if the network has recovered. It is
  // delayed, because for a moment they answer the second one from the preload, too.
  const module = (await load(id).catch(() => pause().then(() => load(id)))) as ExposedModule<Id> | null;
  if (!module) throw new Error(`The part "${id}" did not load`);
  return module.Remote;
}

const pauseMs = 150;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));
