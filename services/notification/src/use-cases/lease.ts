import type { Lease, Ports } from '../ports';

/**
 * Duration of a lease, longer than {@link latestStartMs} and {@link longestSendMs} together. After a crash other processes
 * take over when it expires.
 */
const leaseMs = 30_000;
/** How long after its lease began an attempt may start; a process that was suspended for longer abandons the attempt. */
const latestStartMs = 10_000;
/** After this time a provider's client gives up, whatever it waits for. */
export const longestSendMs = 15_000;

export function newLease({ clock, newId }: Pick<Ports, 'clock' | 'newId'>): Lease {
  return { id: newId(), until: new Date(clock().getTime() + leaseMs), takenAt: performance.now() };
}

/** Whether too little of a lease is left: another process may have the message before the provider responds. */
export const isLate = ({ takenAt }: Lease): boolean => performance.now() - takenAt > latestStartMs;
