import type { MessageInitShape } from '@bufbuild/protobuf';
import { proofRecordOf } from '@tablewell/restaurant-rules/own-name/host';
import type { OwnNameSchema, OwnNameSettingsSchema } from '@tablewell/proto/restaurant/v1/own_name_pb';
import { noOwnName, shownName } from '../domain/own-name';
import type { Restaurant } from '../domain/restaurant';

/** What diners see in place of the product's name, as a contract message. */
export const toOwnNameMessage = ({ ownName }: Restaurant): MessageInitShape<typeof OwnNameSchema> =>
  shownName(ownName ?? noOwnName);

/** What the owner wants, with the records to set. */
export function toOwnNameSettings(
  { ownName = noOwnName }: Restaurant,
  isAllowed: boolean,
  target: string,
): MessageInitShape<typeof OwnNameSettingsSchema> {
  const { hidesProduct, domain } = ownName;
  return {
    hidesProduct,
    isAllowed,
    ...(domain
      ? {
          domain: {
            host: domain.host,
            isProven: domain.isProven,
            recordName: proofRecordOf(domain.host),
            recordValue: domain.token,
            target,
          },
        }
      : {}),
  };
}
