import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import type { Ports } from '../../ports';
import { decideSuggestion } from '../../use-cases/decide-suggestion';
import { listReplies, markRepliesRead } from '../../use-cases/list-replies';
import { simulateReply } from '../../use-cases/simulate-reply';
import { toReplyMessage } from '../mapping';

/** `ReplyService` on the use cases. */
export function replyService(ports: Ports): Implementation {
  const cases = {
    list: listReplies(ports),
    markRead: markRepliesRead(ports),
    decide: decideSuggestion(ports),
    simulate: simulateReply(ports),
  };
  return implement(ReplyService, {
    async listReplies(request, context) {
      const replies = orThrowRefusal(await cases.list(context.values.get(actorKey), request));
      return { replies: replies.map(toReplyMessage) };
    },
    async markRepliesRead(request, context) {
      orThrowRefusal(await cases.markRead(context.values.get(actorKey), request));
      return {};
    },
    async simulateReply(request, context) {
      return orThrowRefusal(await cases.simulate(context.values.get(actorKey), request));
    },
    async decideSuggestion(request, context) {
      orThrowRefusal(await cases.decide(context.values.get(actorKey), request));
      return {};
    },
  });
}
