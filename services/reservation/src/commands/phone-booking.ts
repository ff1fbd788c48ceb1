import type { Refusal } from '@tablewell/chassis/refusal';
import { refusals } from '../restaurant/refusals';
import type { PhoneBookingRequest, Ports } from '../ports';

/** The hold request of a public caller's number; undefined without a number or limit. */
export function phoneBookingRequest(
  { limits }: Pick<Ports, 'limits'>,
  phoneHash: string | undefined,
  request: Omit<PhoneBookingRequest, 'phoneHash' | 'limit'>,
): PhoneBookingRequest | undefined {
  const limit = limits.upcomingByPhone;
  return phoneHash === undefined || limit === 0 ? undefined : { ...request, phoneHash, limit };
}

/** Adds an upcoming reservation of the number, or returns a refusal. */
export async function addPhoneBooking(
  { phones }: Pick<Ports, 'phones'>,
  request: PhoneBookingRequest,
): Promise<Refusal | undefined> {
  const outcome = await phones.take(request);
  if (outcome === 'taken') return undefined;
  if (outcome === 'full') return refusals.phoneBookingsEnoughHere();
  return refusals.busy();
}
