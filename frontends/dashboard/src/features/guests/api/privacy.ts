import { toJsonString } from '@bufbuild/protobuf';

const rpc = async () => (await import('../../../lib/rpc')).privacy();

/** Which guest it is about. */
export interface OfGuest {
  restaurantId: string;
  guestId: string;
}

/** All that is kept of a guest, as JSON for people to read. */
export async function exportGuest(ask: OfGuest): Promise<string> {
  const { ExportGuestResponseSchema } = await import('@tablewell/proto/guest/v1/privacy_service_pb');
  return toJsonString(ExportGuestResponseSchema, await (await rpc()).exportGuest(ask), { prettySpaces: 2 });
}

/** Has every part of the product forget a guest. */
export async function eraseGuest(ask: OfGuest): Promise<void> {
  await (await rpc()).eraseGuest(ask);
}
