import type { PhoneChannel } from '../domain/channels';
import type { Restaurant } from '../domain/read-copies';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { refuses } from './opt-outs';

/** How a restaurant reaches a number of its waitlist. */
interface WaitlistSms {
  readonly channel: PhoneChannel;
  /** The number has had no message from the restaurant, so that the text says how to opt out. */
  readonly isFirst: boolean;
  /** Why it is not sent; empty if it is. */
  readonly suppressionReason: string;
}

/** By which channel an SMS about the waitlist goes, and whether the owner, the plan and the guest allow it. */
export async function waitlistSms(ports: Ports, restaurant: Restaurant, phone: string): Promise<WaitlistSms> {
  const { id: restaurantId, isTest, smsNotifications } = restaurant;
  const channel = await phoneChannelOf(ports, restaurantId);
  const [smsAllowed, hasOptedOut, hasWritten] = await Promise.all([
    ports.copies.smsAllowed(restaurant),
    refuses(ports, { restaurantId, isTest, channel, phone }),
    ports.messages.hasWritten(restaurantId, { channel, phone }),
  ]);
  return {
    channel,
    isFirst: !hasWritten,
    suppressionReason: !smsNotifications
      ? suppressions.smsOff
      : smsAllowed === false
        ? suppressions.planWithoutSms
        : hasOptedOut
          ? suppressions.optedOut
          : '',
  };
}
