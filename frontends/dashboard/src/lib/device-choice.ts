import { useCallback, useSyncExternalStore } from 'react';
import { keepItem, keptItem } from '@tablewell/api-client';

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A choice between a few values that is remembered on this device and the same wherever it is used on the page.
 * Undefined until it is made.
 */
export function useDeviceChoice<Value extends string>(
  name: string,
  values: readonly Value[],
): readonly [chosen: Value | undefined, choose: (value: Value) => void] {
  const kept = useSyncExternalStore(watch, () => keptItem(name));
  const choose = useCallback(
    (value: Value) => {
      keepItem(name, value);
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [values.find((value) => value === kept), choose];
}
