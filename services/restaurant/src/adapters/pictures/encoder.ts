import { FairQueue } from '@tablewell/chassis/resilience';
import { Refusal } from '@tablewell/chassis/refusal';
import type { EncodePicture } from '../../ports';
import { encodePicture } from './encode';

/** The most uploads that wait; each takes a second or two. */
const maxWaiting = 8;

/**
 * Encodes one upload at a time, because decoded pictures are large. Each restaurant has one upload encoded and one
 * waiting, because an owner chooses a cover and a logo. The restaurant that was served longest ago is next, so that
 * none delays the others. An upload that is canceled while it waits is not encoded.
 */
export function createEncoder(): EncodePicture {
  const turns = new FairQueue(maxWaiting);
  return async ({ restaurantId, kind, bytes }, signal) =>
    (await turns.take(restaurantId, () => encodePicture(restaurantId, kind, bytes), { signal })) ?? busy();
}

function busy(): Refusal {
  return new Refusal(
    'unavailable',
    'busy',
    'Other pictures are being prepared. Please try again in a moment.',
  );
}
