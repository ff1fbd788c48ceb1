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

/**
 * Erases a guest from all services. With reservations ahead that are not to be canceled nothing is erased, and their
 * times are returned, in epoch milliseconds.
 */
export async function eraseGuest(ask: OfGuest & { cancelAhead: boolean }): Promise<number[]> {
  const { ahead } = await (await rpc()).eraseGuest(ask);
  return ahead.map((time) => Number(time.seconds) * 1_000);
}
