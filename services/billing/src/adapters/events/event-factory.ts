import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import type { EventFactory } from '../../ports';
import { toEntitlementsMessage } from '../mapping';

/** Creates the events of accounts. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  return {
    entitlementsChanged: ({ ownerId, published, publishedVersion }) =>
      outboxEntry(
        events.entitlementsChanged,
        {
          ownerId,
          version: BigInt(publishedVersion),
          ...(published ? { entitlements: toEntitlementsMessage(published) } : {}),
        },
        { id: newId(), at: clock() },
      ),
    trialEnding: ({ ownerId, email, trialEndsAt }, daysLeft) =>
      outboxEntry(
        events.trialEnding,
        { ownerId, email, daysLeft, ...(trialEndsAt ? { endsAt: timestampFromDate(trialEndsAt) } : {}) },
        { id: newId(), at: clock() },
      ),
  };
}
