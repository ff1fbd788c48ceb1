import type { Refusal } from '@tablewell/chassis/refusal';
import { refusals } from '../../domain/refusals';
import type { PhoneHoldRequest, Ports } from '../../ports';

/** The hold request of a public caller's number; undefined without a number or limit. */
export function phoneHoldRequest(
  { limits }: Pick<Ports, 'limits'>,
  phoneHash: string | undefined,
  request: Omit<PhoneHoldRequest, 'phoneHash' | 'limit'>,
): PhoneHoldRequest | undefined {
  const limit = limits.upcomingByPhone;
  return phoneHash === undefined || limit === 0 ? undefined : { ...request, phoneHash, limit };
}

/** Adds an upcoming reservation of the number, or returns a refusal. */
export async function addPhoneHold(
  { phones }: Pick<Ports, 'phones'>,
  request: PhoneHoldRequest,
): Promise<Refusal | undefined> {
  const outcome = await phones.take(request);
  if (outcome === 'taken') return undefined;
  if (outcome === 'full') return refusals.phoneHoldsEnoughHere();
  return refusals.busy();
}
