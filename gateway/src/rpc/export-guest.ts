import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import type { CallOptions } from '@connectrpc/connect';
import type {
  ExportGuestRequest,
  ExportGuestResponseSchema,
} from '@tablewell/proto/guest/v1/privacy_service_pb';
import type { Clients } from '../clients';

/** All that is kept of a guest: the list's entry, and what the other services keep of the reservations it names. */
export async function exportGuest(
  { privacy, reservation, message }: Pick<Clients, 'privacy' | 'reservation' | 'message'>,
  ask: ExportGuestRequest,
  options: CallOptions,
): Promise<MessageInitShape<typeof ExportGuestResponseSchema>> {
  const { guest, reservationIds } = await privacy.exportGuest(ask, options);
  const { restaurantId } = ask;
  const [{ reservations }, { messages }] = await Promise.all([
    reservation.listReservationsById({ restaurantId, ids: reservationIds }, options),
    message.listMessagesAbout({ restaurantId, reservationIds }, options),
  ]);
  return { ...(guest ? { guest } : {}), reservationIds, reservations, messages, exportedAt: timestampNow() };
}
