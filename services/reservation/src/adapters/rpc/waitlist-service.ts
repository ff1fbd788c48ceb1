import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ProposalReason, WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import { byOwnClock } from '../../commands/host/step-input';
import { joinWaitlist } from '../../commands/waitlist/join-waitlist';
import { viewParty } from '../../evening/evening';
import type { ProposalReason as Reason } from '../../evening/waiting/proposals';
import type { Ports, WaitCountStore } from '../../ports';
import { waitFigures } from '../../queries/wait-figures';
import { quoteForJoining } from '../../queries/quote-for-joining';
import { listWaiting, quoteWait } from '../../queries/wait-quotes';
import { toParty } from '../evening-mapping';
import { toRange } from '../wait-mapping';
import { instantOf } from './instant';

const reasons: Record<Reason, ProposalReason> = {
  'best-fit': ProposalReason.BEST_FIT,
  area: ProposalReason.AREA,
  only: ProposalReason.ONLY,
  combined: ProposalReason.COMBINED,
};

/** `WaitlistService` on the use cases. */
export function waitlistService(ports: Ports & { readonly waitCounts: WaitCountStore }): Implementation {
  const cases = {
    quote: quoteWait(ports),
    join: joinWaitlist(ports, quoteForJoining(ports)),
    list: listWaiting(ports),
    figures: waitFigures(ports),
  };
  return implement(WaitlistService, {
    async quoteWait({ restaurantId, partySize, areas }, context) {
      const request = { restaurantId, partySize, areas };
      const found = orThrowRefusal(await cases.quote(context.values.get(actorKey), request));
      const { quote, ahead, table, isMeasured } = found;
      return {
        ...(quote ? { quote: toRange(quote) } : {}),
        partiesAhead: ahead,
        tableNumbers: [...(table?.tableNumbers ?? [])],
        measured: isMeasured,
      };
    },
    async joinWaitlist({ quote, ...request }, context) {
      const { restaurantId, name, partySize, phoneNumber, notes, areas, accessible, language, stepId } =
        request;
      const now = ports.clock(restaurantId);
      const takenAt = instantOf('takenAt', request.takenAt);
      const command = {
        ...{ restaurantId, name, partySize, phoneNumber, notes, areas, accessible, language, stepId },
        takenAt: byOwnClock(takenAt, instantOf('sentAt', request.sentAt), now),
        quote: quote && { from: quote.fromMinutes, until: quote.untilMinutes },
      };
      const joined = orThrowRefusal(await cases.join(context.values.get(actorKey), command));
      return { party: toParty(viewParty(joined, now), now) };
    },
    async listWaiting({ restaurantId }, context) {
      const found = orThrowRefusal(await cases.list(context.values.get(actorKey), restaurantId));
      return {
        measured: found.isMeasured,
        waiting: found.waiting.map(({ id, expected, proposal, until }) => ({
          reservationId: id,
          ...(expected ? { expected: toRange(expected) } : {}),
          proposedTableNumbers: [...(proposal?.tableNumbers ?? [])],
          ...(proposal ? { reason: reasons[proposal.reason] } : {}),
          ...(until === undefined ? {} : { until: timestampFromMs(until) }),
        })),
      };
    },
    async getWaitFigures({ restaurantId, from, until }, context) {
      const request = { restaurantId, from, until };
      return orThrowRefusal(await cases.figures(context.values.get(actorKey), request));
    },
  });
}
