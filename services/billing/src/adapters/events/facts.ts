import { type Clock, events, type IdSource, outboxEntry } from '@tablewell/chassis';
import type { Facts } from '../../ports';
import { toEntitlementsMessage } from '../mapping';

/** The events of accounts, in the shapes of the contracts. */
export function createFacts(clock: Clock, newId: IdSource): Facts {
  return {
    entitlementsChanged: ({ ownerId, told, toldVersion }) =>
      outboxEntry(
        events.entitlementsChanged,
        {
          ownerId,
          version: BigInt(toldVersion),
          ...(told ? { entitlements: toEntitlementsMessage(told) } : {}),
        },
        { id: newId(), at: clock() },
      ),
  };
}
