import { type DescMessage, fromBinary, type Message, type MessageShape, toBinary } from '@bufbuild/protobuf';
import type { CallOptions } from '@connectrpc/connect';
import {
  ListActivityPeopleRequestSchema,
  ListActivityPeopleResponseSchema,
  ListActivityRequestSchema,
  ListActivityResponseSchema,
} from '@tablewell/proto/notification/v1/activity_service_pb';
import * as former from '@tablewell/proto/restaurant/v1/activity_service_pb';
import type { Clients } from '../clients';

export const FormerActivityService = former.ActivityService;

/**
 * The audit log under its former name, for dashboards of the last release that are still open: forwarded to the service
 * that has it now. To be removed with the next release (decision 0064).
 */
export function formerActivity(activity: Clients['activity']) {
  return {
    async listActivity(request: former.ListActivityRequest, options: CallOptions) {
      const renamedRequest = renamed(request, former.ListActivityRequestSchema, ListActivityRequestSchema);
      const response = await activity.listActivity(renamedRequest, options);
      return renamed(response, ListActivityResponseSchema, former.ListActivityResponseSchema);
    },
    async listActivityPeople(request: former.ListActivityPeopleRequest, options: CallOptions) {
      const renamedRequest = renamed(
        request,
        former.ListActivityPeopleRequestSchema,
        ListActivityPeopleRequestSchema,
      );
      const response = await activity.listActivityPeople(renamedRequest, options);
      return renamed(response, ListActivityPeopleResponseSchema, former.ListActivityPeopleResponseSchema);
    },
  };
}

/** Converts a message into the message with the same fields in the other package. */
function renamed<From extends DescMessage, To extends DescMessage>(
  message: MessageShape<From> & Message,
  from: From,
  to: To,
): MessageShape<To> {
  return fromBinary(to, toBinary(from, message));
}
