import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { createResourceStore } from '../lib/resource-store';
import type { Known, Resource, ResourceStore } from '../lib/resource-store';

/** The cached answers of this remote. */
export const ResourceContext = createContext<ResourceStore>(createResourceStore());

export const useResources = (): ResourceStore => useContext(ResourceContext);

const nothing: Known<never> = { stale: false };

/** A cached resource, loaded when it is missing; `retry` loads it again. Undefined loads nothing. */
export function useResource<Data>(resource: Resource<Data> | undefined): Known<Data> & { retry: () => void } {
  const store = useResources();
  const known = useSyncExternalStore<Known<Data>>(store.subscribe, () =>
    resource ? store.read(resource) : nothing,
  );
  const key = resource?.key;
  // The key identifies the resource: its functions are new in every render.
  const latest = useRef(resource);
  useEffect(() => {
    latest.current = resource;
  });
  useEffect(() => {
    if (key !== undefined && latest.current) store.ensure(latest.current);
  }, [store, key, known.stale]);
  return { ...known, retry: () => key !== undefined && store.forget(key) };
}
