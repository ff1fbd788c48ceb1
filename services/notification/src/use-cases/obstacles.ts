import { Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/read-copies';
import { isTexted } from '../domain/reservation-notices';
import { suppressions } from '../domain/suppressions';
import type { PhoneAddress, Ports } from '../ports';
import { channelRules } from './channels';
import { refuses } from './opt-outs';

export const cannot = (code: string, message: string) => new Refusal('conflict', code, message);

/** Why a restaurant sends this number nothing. It is checked again when the message is sent. */
export async function obstacleOf(
  ports: Ports,
  restaurant: Restaurant,
  { channel, phone: to }: PhoneAddress,
): Promise<Refusal | undefined> {
  const { copies } = ports;
  const rules = channelRules(ports)[channel];
  if ((await rules.isInPlan(restaurant)) === false)
    return new Refusal('plan-required', 'plan-required', 'SMS are part of the Premium plan.', {
      requiredPlan: 'premium',
    });
  if (!restaurant.smsNotifications) return cannot('sms-off', `${suppressions.smsOff}.`);
  if (!(await copies.isVerified(restaurant.ownerId)))
    return cannot('unverified', `${suppressions.ownerUnverified}.`);
  if (!isTexted(restaurant, to)) return cannot('other-country', `${suppressions.otherCountry}.`);
  const { id: restaurantId, isTest } = restaurant;
  if (await refuses(ports, { channel, restaurantId, isTest, phone: to }))
    return cannot('opted-out', `${suppressions.optedOut}.`);
  if (!isTest && !(await rules.senderOf(restaurant.id)))
    return cannot('no-sender', `${rules.withoutSender}.`);
  return undefined;
}
