import { Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/read-copies';
import { isTexted } from '../domain/reservation-notices';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { refusesSms } from './opt-outs';

export const cannot = (code: string, message: string) => new Refusal('conflict', code, message);

/** Why a restaurant sends this number no SMS. It is checked again when the message is sent. */
export async function obstacleOf(
  ports: Ports,
  restaurant: Restaurant,
  to: string,
): Promise<Refusal | undefined> {
  const { copies, senders, sharedSender } = ports;
  if ((await copies.smsAllowed(restaurant.ownerId)) === false)
    return new Refusal('plan-required', 'plan-required', 'SMS are part of the Premium plan.', {
      requiredPlan: 'premium',
    });
  if (!restaurant.smsNotifications) return cannot('sms-off', `${suppressions.smsOff}.`);
  if (!(await copies.isVerified(restaurant.ownerId)))
    return cannot('unverified', `${suppressions.ownerUnverified}.`);
  if (!isTexted(restaurant, to)) return cannot('other-country', `${suppressions.otherCountry}.`);
  if (await refusesSms(ports, restaurant.id, to)) return cannot('opted-out', `${suppressions.optedOut}.`);
  if (!sharedSender.isOffered && !(await senders.of(restaurant.id)))
    return cannot('no-sender', `${suppressions.noSender}.`);
  return undefined;
}
