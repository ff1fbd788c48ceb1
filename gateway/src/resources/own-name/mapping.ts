import type { OwnName } from '@tablewell/proto/restaurant/v1/own_name_pb';

/** How a restaurant's own name is shown to the public; undefined from a service that predates own names. */
export const toOwnNameBody = (ownName: OwnName | undefined) =>
  ownName && { hidesProduct: ownName.hidesProduct, domain: ownName.domain };
