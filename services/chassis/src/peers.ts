import table from './peers.json';
import type { ServiceName } from './rpc/identity';

/** The calls and events that one process is permitted. */
interface Peer {
  /** Services that it may call; all others refuse its calls. */
  readonly calls: readonly ServiceName[];
  /** Whether it publishes events. */
  readonly publishes: boolean;
  /** Publishers it subscribes to durably. */
  readonly reads: readonly ServiceName[];
  /** Publishers to which it subscribes a second time, only for the audit log. */
  readonly audits?: readonly ServiceName[];
  /** Publishers to which it subscribes once more, only for the webhooks of restaurants. */
  readonly hooks?: readonly ServiceName[];
  /** Publishers it reads live, without a durable consumer. */
  readonly shows: readonly ServiceName[];
}

/**
 * Permissions between services, in one table: `peers.json`, which scripts read too. RPC servers, the broker's
 * permissions and the store's users are derived from it, so anything else is denied.
 */
export const peers = table as Record<ServiceName, Peer>;

/** The services that may call a service. */
export function callersOf(callee: ServiceName): ServiceName[] {
  return (Object.keys(peers) as ServiceName[]).filter((name) => peers[name].calls.includes(callee));
}
