import { actorKey, implement, type Implementation, orRefuse } from '@tablewell/chassis';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import type { Ports } from '../../ports';
import { listMessages, listMessagesAbout } from '../../use-cases/list-messages';
import { receiveSms } from '../../use-cases/receive-sms';
import { toMessageMessage } from '../mapping';
import { twimlOf } from '../providers/sms';

/** `MessageService`: translates, and nothing else. */
export function messageService(ports: Ports): Implementation {
  const cases = {
    list: listMessages(ports),
    about: listMessagesAbout(ports),
    receive: receiveSms(ports),
  };
  return implement(MessageService, {
    async listMessages(request, context) {
      const page = orRefuse(await cases.list(context.values.get(actorKey), request));
      return { messages: page.messages.map(toMessageMessage), nextPageToken: page.nextPageToken };
    },
    async listMessagesAbout(request, context) {
      const messages = orRefuse(await cases.about(context.values.get(actorKey), request));
      return { messages: messages.map(toMessageMessage) };
    },
    async receiveSmsWebhook({ fields, signature }) {
      return { reply: twimlOf(orRefuse(await cases.receive(fields, signature))) };
    },
  });
}
