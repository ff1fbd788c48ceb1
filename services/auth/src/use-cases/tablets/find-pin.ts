import type { Pin } from '../../domain/pin';
import type { Ports } from '../../ports';

/**
 * The PIN with these digits at a restaurant. What was stored by a former key is stored by the present one from now on, so that the former
 * one can be dropped some time after it was replaced.
 */
export async function findPin(
  { pins, pinHashes }: Pick<Ports, 'pins' | 'pinHashes'>,
  restaurantId: string,
  digits: string,
): Promise<Pin | undefined> {
  const [present, ...former] = pinHashes;
  const hash = await present(restaurantId, digits);
  const known = await pins.findByHash(restaurantId, hash);
  if (known) return known;
  for (const each of former) {
    const pin = await pins.findByHash(restaurantId, await each(restaurantId, digits));
    if (!pin) continue;
    await pins.rehash(pin, hash);
    return { ...pin, hash };
  }
  return undefined;
}
