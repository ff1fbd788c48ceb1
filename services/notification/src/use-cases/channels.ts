import { type Channel, isToPhone, type PhoneChannel, phoneTraits } from '../domain/channels';
import type { Message } from '../domain/message';
import type { Restaurant } from '../domain/read-copies';
import { isTexted } from '../domain/reservation-notices';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { refuses } from './opt-outs';

/** From whom a message of a channel comes. */
interface ChannelSender {
  /** Absent: the one that restaurants share. */
  readonly address?: string;
  /** Whose messages an opt-out from it ends; absent where there are no opt-outs. */
  readonly scope?: string;
}

/** The rules of a channel, by which every message of it is sent. */
interface ChannelRules {
  /** Whether the owner's plan includes it; undefined before the first entitlements event (MESSAGE-4). */
  isInPlan(restaurant: Pick<Restaurant, 'ownerId' | 'isTest'>): Promise<boolean | undefined>;
  /** Why a message may not be sent now; empty if it may. */
  obstacle(message: Message, restaurant: Restaurant | undefined): Promise<string>;
  /** Undefined: there is none. */
  senderOf(restaurantId: string): Promise<ChannelSender | undefined>;
  /** The reason without a sender. */
  readonly withoutSender: string;
}

/** The rules of every channel, in one place (MESSAGE-28). */
export function channelRules(ports: Ports): Record<Channel, ChannelRules> {
  return { email: mail, sms: toPhone(ports, 'sms'), whatsapp: toPhone(ports, 'whatsapp') };
}

const mail: ChannelRules = {
  isInPlan: async () => true,
  obstacle: async () => '',
  senderOf: async () => ({}),
  withoutSender: '',
};

function toPhone(ports: Ports, channel: PhoneChannel): ChannelRules {
  const { hasOwnSenders, sharedScope } = phoneTraits[channel];
  return {
    isInPlan: (restaurant) => ports.copies.smsAllowed(restaurant),
    async obstacle({ restaurantId, isTest, to }, restaurant) {
      if (restaurant && !isTexted(restaurant, to)) return suppressions.otherCountry;
      return (await refuses(ports, { channel, restaurantId, isTest, phone: to }))
        ? suppressions.optedOut
        : '';
    },
    async senderOf(restaurantId) {
      const own = hasOwnSenders ? await ports.senders.of(restaurantId) : undefined;
      if (own) return { address: own.address, scope: own.restaurantId };
      return ports.sharedSenders[channel].isOffered ? { scope: sharedScope } : undefined;
    },
    withoutSender: withoutSender[channel],
  };
}

const withoutSender: Record<PhoneChannel, string> = {
  sms: suppressions.noSender,
  whatsapp: suppressions.noWhatsApp,
};

/** The channel by which a restaurant reaches phones: the one it chose, while the operator offers that. */
export async function phoneChannelOf(
  { channelChoices, sharedSenders }: Pick<Ports, 'channelChoices' | 'sharedSenders'>,
  restaurantId: string,
): Promise<PhoneChannel> {
  if (!sharedSenders.whatsapp.isOffered) return 'sms';
  return channelChoices.of(restaurantId);
}

/** The numbers among the addresses of messages. */
export const phonesOf = (messages: readonly Pick<Message, 'channel' | 'to'>[]): string[] => [
  ...new Set(messages.filter(({ channel }) => isToPhone(channel)).map(({ to }) => to)),
];
