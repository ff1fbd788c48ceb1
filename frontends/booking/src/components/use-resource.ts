import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { createResourceStore } from '../lib/resource-store';
import type { Known, Resource, ResourceStore } from '../lib/resource-store';

/** The answers that this remote has. */
export const ResourceContext = createContext<ResourceStore>(createResourceStore());

export const useResources = (): ResourceStore => useContext(ResourceContext);

const nothing: Known<never> = { stale: false };

/** A resource as far as it is known, loaded when it is not; `retry` loads it again. Undefined loads nothing. */
export function useResource<Data>(resource: Resource<Data> | undefined): Known<Data> & { retry: () => void } {
  const store = useResources();
  const known = useSyncExternalStore<Known<Data>>(store.subscribe, () =>
    resource ? store.read(resource) : nothing,
  );
  const key = resource?.key;
  // The key identifies the resource, whose functions are new with every rendering.
  const latest = useRef(resource);
  useEffect(() => {
    latest.current = resource;
  });
  useEffect(() => {
    if (key !== undefined && latest.current) store.ensure(latest.current);
  }, [store, key, known.stale]);
  return { ...known, retry: () => key !== undefined && store.forget(key) };
}
