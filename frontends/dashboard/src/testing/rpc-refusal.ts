import { create, toBinary } from '@bufbuild/protobuf';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';

type Answer = [status: number, body: unknown];

/** The answer of `/rpc` for a refusal with a code. */
export const rpcRefusal = (status: number, code: string, refusal: string, message: string): Answer =>
  answerOf(status, code, message, { code: refusal });

/** The answer of `/rpc` if a field is not valid. */
export const fieldRefusal = (field: string, message: string): Answer =>
  answerOf(400, 'invalid_argument', message, { code: 'invalid-input', fields: [{ field, message }] });

function answerOf(
  status: number,
  code: string,
  message: string,
  refusal: MessageInitShape<typeof RefusalSchema>,
): Answer {
  const bytes = toBinary(RefusalSchema, create(RefusalSchema, refusal));
  const value = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
  const details = [{ type: RefusalSchema.typeName, value }];
  return [status, { code, message, details }];
}

/** The answer of `/rpc` if the user's role does not include the request. */
export const roleRefusal = (): Answer =>
  rpcRefusal(403, 'permission_denied', 'role-too-low', 'Your role does not include this.');
