import { isRefusal, notFound } from '@tablewell/chassis/refusal';
import { comeToTable, isAboutReadyTable } from '../../party/coming';
import { takeStep } from '../../party/take-step';
import type { Ports } from '../../ports';
import { findByLink } from '../access';
import { revise, type RevisingPorts } from '../revise';

/** The actor of a step that a diner took by SMS. */
const diner = { userId: '', name: 'SMS' };

/** A reply to the message that a table is ready. */
interface ReadyReply {
  readonly replyId: string;
  readonly reservationId: string;
  readonly answer: 'confirm' | 'cancel' | 'late';
  /** Until when the table was held, as the message was sent. */
  readonly startsAt: Date;
}

/** Takes a reply about a ready table (WAIT-9): the party comes, or gives the table up. One about another table does nothing. */
export function answerReady(ports: RevisingPorts & Pick<Ports, 'restaurants'>) {
  return async ({ replyId, reservationId, answer, startsAt }: ReadyReply): Promise<void> => {
    const outcome = await revise(
      ports,
      () => findByLink(ports, reservationId),
      async (party) => {
        if (!isAboutReadyTable(party, startsAt)) return 'unchanged';
        if (answer === 'confirm') return { change: (write) => comeToTable(party, write) };
        if (answer !== 'cancel') return 'unchanged';
        const restaurant = await ports.restaurants.find(party.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const requested = {
          ...({ id: `reply-${replyId}`, step: 'leave', baseVersion: 0 } as const),
          ...{ takenAt: ports.clock(party.restaurantId), by: diner, tableNumbers: [] },
        };
        return { change: (write) => takeStep(party, requested, restaurant.timezone, write) };
      },
    );
    if (isRefusal(outcome) && outcome.kind === 'unavailable') throw outcome;
  };
}
