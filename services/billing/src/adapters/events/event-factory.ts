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
    trialEnding: ({ ownerId, email, trialEndsAt }, daysLeft) =>
      outboxEntry(
        events.trialEnding,
        { ownerId, email, daysLeft, ...(trialEndsAt ? { endsAt: timestampFromDate(trialEndsAt) } : {}) },
        { id: newId(), at: clock() },
      ),
  };
}
