import { create, toBinary } from '@bufbuild/protobuf';
import { RefusalSchema } from '@tablewell/proto/common/v1/refusal_pb';

/** What `/rpc` answers when the person's role does not include what they ask for. */
export function roleRefusal(): [status: number, body: unknown] {
  const bytes = toBinary(RefusalSchema, create(RefusalSchema, { code: 'role-too-low' }));
  const value = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
  const details = [{ type: RefusalSchema.typeName, value }];
  return [403, { code: 'permission_denied', message: 'Your role does not include this.', details }];
}
