import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import type { CallOptions } from '@connectrpc/connect';
import type {
  ExportGuestRequest,
  ExportGuestResponseSchema,
} from '@tablewell/proto/guest/v1/privacy_service_pb';
import type { Clients } from '../clients';

/**
 * All data about a guest: the entry in the guest list, and what other services store about the guest's reservations.
 */
export async function exportGuest(
  { privacy, reservation, message }: Pick<Clients, 'privacy' | 'reservation' | 'message'>,
  request: ExportGuestRequest,
  options: CallOptions,
): Promise<MessageInitShape<typeof ExportGuestResponseSchema>> {
  const { guest, reservationIds } = await privacy.exportGuest(request, options);
  const { restaurantId } = request;
  const [{ reservations }, { messages, replies }] = await Promise.all([
    reservation.listReservationsById({ restaurantId, ids: reservationIds }, options),
    message.listMessagesAbout({ restaurantId, reservationIds }, options),
  ]);
  return {
    ...(guest ? { guest } : {}),
    reservationIds,
    reservations,
    messages,
    replies,
    exportedAt: timestampNow(),
  };
}
