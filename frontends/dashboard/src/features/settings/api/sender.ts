import { queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { readEnum } from '@tablewell/api-client/enums';
import type { Meanings } from '@tablewell/api-client/enums';
import type {
  Registration as RegistrationEnum,
  Sender as Message,
} from '@tablewell/proto/notification/v1/sender_service_pb';

/** The number from which a restaurant texts its guests. */
export interface Sender {
  /** Empty: it has none of its own. */
  readonly address: string;
  readonly registration: 'none' | 'pending' | 'registered' | 'refused';
  readonly reason: string;
  /** That of the business behind it, with US carriers; undefined: not known. */
  readonly brand: 'none' | 'pending' | 'registered' | 'refused' | undefined;
  readonly brandReason: string;
  /** Epoch milliseconds; 0: never. */
  readonly checkedAt: number;
  readonly mayShare: boolean;
  /** Whether the operator offers WhatsApp, and whether messages to phones go by it instead of SMS. */
  readonly offersWhatsapp: boolean;
  readonly usesWhatsapp: boolean;
}

const registrations: Meanings<typeof RegistrationEnum, Sender['registration']> = {
  UNSPECIFIED: 'none',
  NONE: 'none',
  PENDING: 'pending',
  REGISTERED: 'registered',
  REFUSED: 'refused',
};

const rpc = () => import('../../../lib/rpc');

async function read(sender: Message | undefined): Promise<Sender> {
  const { Registration } = await rpc();
  return {
    address: sender?.address ?? '',
    registration: readEnum(Registration, registrations, sender?.registration ?? Registration.UNSPECIFIED),
    reason: sender?.reason ?? '',
    brand: sender?.brand ? readEnum(Registration, registrations, sender.brand) : undefined,
    brandReason: sender?.brandReason ?? '',
    checkedAt: sender?.checkedAt ? timestampDate(sender.checkedAt).getTime() : 0,
    mayShare: sender?.mayShare ?? true,
    offersWhatsapp: sender?.offersWhatsapp ?? false,
    usesWhatsapp: sender?.usesWhatsapp ?? false,
  };
}

export const senderOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['sms-sender', restaurantId],
    queryFn: async ({ signal }): Promise<Sender> =>
      read((await (await rpc()).sender().getSender({ restaurantId }, { signal })).sender),
  });

/** Sets the own sender, or with an empty address removes it; 400 with the reason if it cannot be used. */
export async function putSender(restaurantId: string, address: string): Promise<Sender> {
  return read((await (await rpc()).sender().putSender({ restaurantId, address })).sender);
}

/** Asks the provider again for the state of the registration. */
export async function checkSender(restaurantId: string): Promise<Sender> {
  return read((await (await rpc()).sender().checkSender({ restaurantId })).sender);
}

/** Sends the messages to phones by WhatsApp instead of SMS, or by SMS again. */
export async function chooseWhatsApp(restaurantId: string, usesWhatsapp: boolean): Promise<Sender> {
  return read((await (await rpc()).sender().useWhatsApp({ restaurantId, usesWhatsapp })).sender);
}
