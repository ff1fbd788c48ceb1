import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import type { Ports } from '../../ports';
import { listMessages, listMessagesAbout } from '../../use-cases/list-messages';
import { receiveSms } from '../../use-cases/receive-sms';
import { toMessageMessage, toReplyMessage } from '../mapping';
import { twimlOf } from '../providers/sms';

/** `MessageService` on the use cases. */
export function messageService(ports: Ports): Implementation {
  const cases = {
    list: listMessages(ports),
    about: listMessagesAbout(ports),
    receive: receiveSms(ports),
  };
  return implement(MessageService, {
    async listMessages(request, context) {
      const page = orThrowRefusal(await cases.list(context.values.get(actorKey), request));
      return { messages: page.messages.map(toMessageMessage), nextPageToken: page.nextPageToken };
    },
    async listMessagesAbout(request, context) {
      const about = orThrowRefusal(await cases.about(context.values.get(actorKey), request));
      return { messages: about.messages.map(toMessageMessage), replies: about.replies.map(toReplyMessage) };
    },
    async receiveSmsWebhook({ fields, signature }) {
      return { reply: twimlOf(orThrowRefusal(await cases.receive(fields, signature))) };
    },
  });
}
