import { type Actor, currentInitiator, refuseWithoutPermission } from '@tablewell/chassis/access';
import { notFound, type Refusal } from '@tablewell/chassis/refusal';
import { entriesOf } from '../domain/activity';
import type { Ports, ReplyIds } from '../ports';

interface Decision {
  readonly restaurantId: string;
  readonly reservationId: string;
  readonly replyId: string;
  readonly stopTexting: boolean;
}

/**
 * A member stops texting the sender of a reply that looks like an opt-out, or dismisses the suggestion (MESSAGE-20). The
 * first decision holds.
 */
export function decideSuggestion(
  ports: Pick<Ports, 'replies' | 'optOuts' | 'activity' | 'eventFactory' | 'clock'>,
) {
  const { replies, optOuts, eventFactory, clock } = ports;
  return async (
    actor: Actor | undefined,
    { replyId, restaurantId, reservationId, stopTexting }: Decision,
  ): Promise<Refusal | undefined> => {
    const stranger = refuseWithoutPermission('reservations', actor, restaurantId);
    if (stranger) return stranger;
    const ids = { id: replyId, restaurantId, reservationId };
    const reply = await replies.find(ids);
    if (!reply || reply.suggestion === 'none') return notFound('This reply suggests nothing.');
    // Before the decision is stored: after a crash in between, the member decides again.
    if (stopTexting && reply.suggestion === 'stop-texting') {
      await optOuts.add(restaurantId, reply.phone, clock(), { kind: 'member', userId: actor?.userId ?? '' });
      await note(ports, ids);
    }
    await replies.decide(ids, stopTexting ? 'taken' : 'dismissed', [eventFactory.decided(ids, stopTexting)]);
    return undefined;
  };
}

/** The audit log has no entries of this service's own events. */
function note({ activity, clock }: Pick<Ports, 'activity' | 'clock'>, reply: ReplyIds): Promise<void> {
  const event = { id: `stopped:${reply.id}`, at: clock(), by: currentInitiator(), event: 'reply.decided' };
  const subject = { kind: 'reservation', subjectId: reply.reservationId, details: {} } as const;
  return activity.append(entriesOf(subject, event, [reply.restaurantId]));
}
