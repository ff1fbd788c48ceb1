import type { Lease, Ports } from '../ports';

/** How long a process holds a message: longer than any attempt takes. One that dies leaves it to others after this. */
export const leaseMs = 30_000;
/** No attempt begins later than this after the claim; a process that slept lets the message go. */
const latestStartMs = 10_000;

export function newLease({ clock, newId }: Pick<Ports, 'clock' | 'newId'>): Lease {
  return { id: newId(), until: new Date(clock().getTime() + leaseMs), takenAt: performance.now() };
}

/** Whether too little of a lease is left to begin: it may be another's by the time that the provider answers. */
export const isLate = ({ takenAt }: Lease): boolean => performance.now() - takenAt > latestStartMs;
