import { toJsonString } from '@bufbuild/protobuf';

const rpc = async () => (await import('../../../lib/rpc')).privacy();

/** The guest concerned. */
export interface OfGuest {
  restaurantId: string;
  guestId: string;
}

/** All stored data about a guest, as JSON that people can read. */
export async function exportGuest(ask: OfGuest): Promise<string> {
  const { ExportGuestResponseSchema } = await import('@tablewell/proto/guest/v1/privacy_service_pb');
  return toJsonString(ExportGuestResponseSchema, await (await rpc()).exportGuest(ask), { prettySpaces: 2 });
}

/** Erases a guest from all services. */
export async function eraseGuest(ask: OfGuest): Promise<void> {
  await (await rpc()).eraseGuest(ask);
}
