import type { OwnName, OwnNameSettings } from '@tablewell/proto/restaurant/v1/own_name_pb';
import { answered } from '../mapping';

/** How a restaurant's own name is shown to the public; undefined from a service that predates own names. */
export const toOwnNameBody = (ownName: OwnName | undefined) =>
  ownName && { hidesProduct: ownName.hidesProduct, domain: ownName.domain };

/** The owner's settings of the own name, with their version. */
export function toSettingsBody({
  ownName,
  version,
}: {
  readonly ownName?: OwnNameSettings | undefined;
  readonly version: bigint;
}) {
  const { hidesProduct, isAllowed, domain } = answered(ownName, 'restaurant', 'the own name');
  return {
    hidesProduct,
    isAllowed,
    ...(domain
      ? {
          domain: {
            host: domain.host,
            isProven: domain.isProven,
            recordName: domain.recordName,
            recordValue: domain.recordValue,
            target: domain.target,
          },
        }
      : {}),
    version: Number(version),
  };
}
