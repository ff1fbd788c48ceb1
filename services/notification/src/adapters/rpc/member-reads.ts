import type { MemberReads } from '@tablewell/chassis/rpc';
import { ActivityService } from '@tablewell/proto/notification/v1/activity_service_pb';
import { MessageService } from '@tablewell/proto/notification/v1/message_service_pb';
import { ReplyService } from '@tablewell/proto/notification/v1/reply_service_pb';
import { WebhookService } from '@tablewell/proto/notification/v1/webhook_service_pb';

const { listMessages, listMessagesAbout } = MessageService.method;
const { listActivity, listActivityPeople, readActivity } = ActivityService.method;

/** The reads of members that take turns (decision 0102). */
export const memberReads: MemberReads = {
  reads: [
    ...[listMessages, listMessagesAbout, ReplyService.method.listReplies],
    ...[listActivity, listActivityPeople, readActivity],
    WebhookService.method.listWebhookDeliveries,
  ],
  worksIn: 'store',
};
