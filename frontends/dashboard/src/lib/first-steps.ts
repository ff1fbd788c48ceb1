import { useSyncExternalStore } from 'react';
import { keepItem, keptItem } from '@tablewell/api-client';

/** What a new restaurant sets up before its first guest. */
export const firstSteps = [
  'hours',
  'tables',
  'floor-plan',
  'timezone',
  'turn-time',
  'phone',
  'booking-page',
  'booking',
  'share',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The first steps of a restaurant as far as only this browser knows them: those without a trace on the server. */
interface RememberedSteps {
  done: readonly FirstStep[];
  /** The owner dismissed the list, or has completed it. */
  dismissed: boolean;
}

const keyOf = (restaurantId: string): string => `tablewell:first-steps:${restaurantId}`;
const listeners = new Set<() => void>();

/** Content of an older version, or an invalid one, is ignored. */
function parse(text: string | null): RememberedSteps {
  try {
    const { done, dismissed } = JSON.parse(text ?? '{}') as Partial<RememberedSteps>;
    return {
      done: Array.isArray(done) ? firstSteps.filter((step) => done.includes(step)) : [],
      dismissed: dismissed === true,
    };
  } catch {
    return { done: [], dismissed: false };
  }
}

const read = (restaurantId: string): string | null => keptItem(keyOf(restaurantId));

function write(restaurantId: string, steps: RememberedSteps): void {
  keepItem(keyOf(restaurantId), JSON.stringify(steps));
  for (const listener of listeners) listener();
}

/** Ticks steps for good, on this device. */
export function rememberSteps(restaurantId: string, ...steps: readonly FirstStep[]): void {
  const before = parse(read(restaurantId));
  if (steps.every((step) => before.done.includes(step))) return;
  write(restaurantId, { ...before, done: [...new Set([...before.done, ...steps])] });
}

export const dismissSteps = (restaurantId: string): void =>
  write(restaurantId, { ...parse(read(restaurantId)), dismissed: true });

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of this browser may tick a step, too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The remembered steps, kept up to date. */
export const useRememberedSteps = (restaurantId: string): RememberedSteps =>
  // The stored text is the snapshot: it is equal while nothing changed.
  parse(useSyncExternalStore(watch, () => read(restaurantId)));
