import type { Pin } from '../../domain/pin';
import type { Ports } from '../../ports';
import { findPin } from '../../use-cases/tablets/find-pin';
import { createPinHashes } from './pins';

// How PINs are found (TABLET-2).

const hashOf = (secret: string, restaurantId: string, digits: string) =>
  createPinHashes([secret])[0](restaurantId, digits);

test('the hash of a PIN is another one with another key, and at another restaurant', async () => {
  const hash = await hashOf('key', 'r1', '4071');
  expect(await hashOf('key', 'r1', '4071')).toBe(hash);
  expect(await hashOf('other', 'r1', '4071')).not.toBe(hash);
  expect(await hashOf('key', 'r2', '4071')).not.toBe(hash);
});

test('a PIN of a former key is found, and stored by the present one', async () => {
  const stored = { restaurantId: 'r1', hash: await hashOf('former', 'r1', '4071') } as Pin;
  let rehashed = '';
  const pins = {
    findByHash: (_id: string, hash: string) => Promise.resolve(hash === stored.hash ? stored : undefined),
    rehash: (_pin: Pin, hash: string) => Promise.resolve((rehashed = hash) !== ''),
  } as unknown as Ports['pins'];
  const look = (...keys: string[]) => findPin({ pins, pinHashes: createPinHashes(keys) }, 'r1', '4071');
  expect(await look('present')).toBeUndefined();
  expect(await look('present', 'former')).toMatchObject({ restaurantId: 'r1' });
  expect(rehashed).toBe(await hashOf('present', 'r1', '4071'));
});
