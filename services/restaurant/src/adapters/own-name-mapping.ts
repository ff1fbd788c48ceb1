import type { MessageInitShape } from '@bufbuild/protobuf';
import { proofRecordOf } from '@tablewell/restaurant-rules/own-name/host';
import type { OwnNameSchema, OwnNameSettingsSchema } from '@tablewell/proto/restaurant/v1/own_name_pb';
import { noOwnName, shownName } from '../domain/own-name';
import type { Restaurant } from '../domain/restaurant';

/** The name that diners see instead of the product's, as a contract message. */
export const toOwnNameMessage = ({ ownName }: Restaurant): MessageInitShape<typeof OwnNameSchema> =>
  shownName(ownName ?? noOwnName);

/** The owner's settings of the name, with the DNS records to set. */
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
