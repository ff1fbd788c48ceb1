import { create } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { languageOr } from '@tablewell/languages';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReservationSchema } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Ports } from '../../ports';
import { listMessages, listMessagesAbout } from '../../use-cases/list-messages';
import { answerDiner, listThread } from '../../use-cases/thread';
import { resendMessage } from '../../use-cases/resend-message';
import { receiveSms } from '../../use-cases/receive-sms';
import { toPartyNow } from '../events/party-changes';
import { toMessageMessage, toReplyMessage } from '../mapping';
import { twimlOf } from '../providers/sms';

/** `MessageService` on the use cases. */
export function messageService(ports: Ports): Implementation {
  const cases = {
    list: listMessages(ports),
    about: listMessagesAbout(ports),
    receive: receiveSms(ports),
    thread: listThread(ports),
    answer: answerDiner(ports),
    resend: resendMessage(ports),
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
    async listThread({ reservation, ...of }, context) {
      const asked = { ...of, now: reservation && toPartyNow(reservation) };
      const thread = orThrowRefusal(await cases.thread(context.values.get(actorKey), asked));
      return {
        messages: thread.messages.map(toMessageMessage),
        replies: thread.replies.map(toReplyMessage),
        resendableIds: thread.resendable,
      };
    },
    async resendMessage({ reservation, ...of }, context) {
      const asked = { ...of, party: toPartyNow(reservation ?? create(ReservationSchema)) };
      const message = orThrowRefusal(await cases.resend(context.values.get(actorKey), asked));
      return { message: toMessageMessage(message) };
    },
    async answerDiner({ startsAt, language, ...request }, context) {
      const answer = {
        ...request,
        startsAt: startsAt ? timestampDate(startsAt) : new Date(0),
        language: language === '' ? undefined : languageOr(language),
      };
      const message = orThrowRefusal(await cases.answer(context.values.get(actorKey), answer));
      return { message: toMessageMessage(message) };
    },
    async receiveSmsWebhook({ fields, signature }, { signal }) {
      return { reply: twimlOf(orThrowRefusal(await cases.receive(fields, signature, signal))) };
    },
  });
}
