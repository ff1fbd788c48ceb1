import type { Store, Table } from './store';

export const providers = ['stripe', 'sms', 'mail', 'google', 'recaptcha'] as const;
export type Provider = (typeof providers)[number];

export const faultModes = ['ok', 'down', 'slow', 'flaky'] as const;
type FaultMode = (typeof faultModes)[number];

export interface Fault {
  mode: FaultMode;
  /** How long a slow answer takes, in milliseconds; a stall of a flaky provider takes twice as long. */
  delayMs: number;
  /** Share of calls that a flaky provider spoils, 0 to 1. */
  rate: number;
}

/**
 * The effect of a fault on one call. With `lose` the provider does the work but the caller gets no answer, so only a lookup shows
 * the outcome.
 */
type FaultEffect =
  | { kind: 'pass' }
  | { kind: 'refuse'; status: 429 | 500 | 503 }
  | { kind: 'delay'; ms: number }
  | { kind: 'lose' };

export interface Faults {
  get(provider: Provider): Fault;
  set(provider: Provider, fault: Fault): void;
  /** The effect on the next call of the provider. */
  effect(provider: Provider): FaultEffect;
}

export const defaultFault: Fault = { mode: 'ok', delayMs: 5_000, rate: 0.2 };

const flakyEffects = ({ delayMs }: Fault): FaultEffect[] => [
  { kind: 'refuse', status: 503 },
  { kind: 'lose' },
  { kind: 'refuse', status: 429 },
  { kind: 'refuse', status: 500 },
  { kind: 'delay', ms: 2 * delayMs },
];

/** Faults are stored in the ledger: a provider that is down stays down when the sandbox restarts. */
export function createFaults(store: Store, random: () => number = Math.random): Faults {
  const table: Table<Fault, string> = store.table('faults');
  let spoiled = 0;
  const get = (provider: Provider) => table.get(provider) ?? defaultFault;
  return {
    get,
    set: (provider, fault) => table.set(provider, fault),
    effect(provider) {
      const fault = get(provider);
      if (fault.mode === 'down') return { kind: 'refuse', status: 503 };
      if (fault.mode === 'slow') return { kind: 'delay', ms: fault.delayMs };
      if (fault.mode === 'flaky' && random() < fault.rate) {
        const effects = flakyEffects(fault);
        return effects[spoiled++ % effects.length] ?? { kind: 'pass' };
      }
      return { kind: 'pass' };
    },
  };
}
