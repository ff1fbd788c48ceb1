import { peers } from '../peers';
import type { ServiceName } from '../rpc/identity';
import type { EventHandler } from './handler';

/** What a process subscribes to a publisher for: the lists of `peers.json` that permit it. */
type Purpose = 'reads' | 'audits' | 'hooks' | 'shows';

/** The handlers of each publisher; throws if `peers.json` does not permit one of the publishers for the purpose. */
export function byPublisher(
  name: ServiceName,
  purpose: Purpose,
  handlers: readonly EventHandler[],
): { readonly publisher: ServiceName; readonly handlers: readonly EventHandler[] }[] {
  const publishers = [...new Set(handlers.map(({ type }) => type.publisher))];
  const unlisted = publishers.filter((publisher) => !peers[name][purpose]?.includes(publisher));
  if (unlisted.length > 0)
    throw new Error(`${name} ${purpose} events of ${unlisted.join(', ')}: not in peers.json`);
  return publishers.map((publisher) => ({
    publisher,
    handlers: handlers.filter(({ type }) => type.publisher === publisher),
  }));
}
