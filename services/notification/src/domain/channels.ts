import { normalizePhone } from '@tablewell/shared/phone';

export const channels = ['email', 'sms', 'whatsapp'] as const;
/** A way to reach people. */
export type Channel = (typeof channels)[number];
/** The channels to a phone number. A restaurant uses one of them. */
export type PhoneChannel = Exclude<Channel, 'email'>;

export const isToPhone = (channel: Channel): channel is PhoneChannel => channel !== 'email';

/**
 * Whether an SMS is sent instead of a message of this channel that failed: many numbers have no WhatsApp, which
 * only a failed message shows (MESSAGE-47).
 */
export const canFallBack = ({ channel }: { readonly channel: Channel }): boolean => channel === 'whatsapp';

/** Messages on the same side are sent in order, also after the restaurant has chosen another channel. */
export const sideOf = (channel: Channel): 'phone' | 'mail' => (isToPhone(channel) ? 'phone' : 'mail');

/** The differences between the channels to a phone (MESSAGE-28). */
interface PhoneTraits {
  /**
   * The scope of an opt-out from the sender that restaurants share: it ends the messages of all of them on the channel.
   */
  readonly sharedScope: string;
  /** Whether a restaurant may have a sender of its own. */
  readonly hasOwnSenders: boolean;
  /** What stands before numbers at the provider. */
  readonly prefix: string;
  /** How long after a diner's message any text may be sent; outside of it only an approved one (MESSAGE-29). 0: always. */
  readonly windowMs: number;
}

/** A little less than the provider's 24 hours: a message may wait for a retry. */
const windowMs = 24 * 3_600_000 - 300_000;

export const phoneTraits: Readonly<Record<PhoneChannel, PhoneTraits>> = {
  sms: { sharedScope: 'shared', hasOwnSenders: true, prefix: '', windowMs: 0 },
  whatsapp: { sharedScope: 'whatsapp', hasOwnSenders: false, prefix: 'whatsapp:', windowMs },
};

export const phoneChannels = Object.keys(phoneTraits) as PhoneChannel[];

export const isSharedScope = (scope: string): boolean =>
  phoneChannels.some((channel) => phoneTraits[channel].sharedScope === scope);

/** A number as the provider writes it, such as `whatsapp:+12125550101`. */
export const atProvider = (channel: PhoneChannel, phone: string): string =>
  phoneTraits[channel].prefix + phone;

/** The channel and the number of an address at the provider. */
export function readAddress(address: string): { channel: PhoneChannel; phone: string } {
  const channel = phoneChannels.find(
    (each) => each !== 'sms' && address.startsWith(phoneTraits[each].prefix),
  );
  const number = address.slice(channel ? phoneTraits[channel].prefix.length : 0);
  return { channel: channel ?? 'sms', phone: normalizePhone(number) ?? number };
}
