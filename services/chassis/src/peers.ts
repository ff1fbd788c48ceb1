import table from './peers.json';
import type { ServiceName } from './rpc/identity';

/** What one process has to do with the others, and therefore may. */
export interface Peer {
  /** Services whose RPC it calls; they refuse everybody else. */
  readonly calls: readonly ServiceName[];
  /** Whether it tells events of its own. */
  readonly publishes: boolean;
  /** Whose events it takes in, each once, across restarts. */
  readonly reads: readonly ServiceName[];
  /** Whose events it shows as they come, and forgets. */
  readonly shows: readonly ServiceName[];
}

/**
 * Who has to do with whom, in one table: `peers.json`, which plain scripts read too. The RPC servers, the broker's
 * permissions and the store's users all follow from it, so that what is not written there does not work.
 */
export const peers = table as Record<ServiceName, Peer>;

/** Who may call a service. */
export function callersOf(callee: ServiceName): ServiceName[] {
  return (Object.keys(peers) as ServiceName[]).filter((name) => peers[name].calls.includes(callee));
}
