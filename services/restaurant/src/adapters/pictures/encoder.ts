import { Refusal } from '@tablewell/chassis/refusal';
import PQueue from 'p-queue';
import type { EncodePicture } from '../../ports';
import { encodePicture } from './encode';

/** An upload takes a second or two. */
const mostWaiting = 8;
/** An owner chooses a cover and a logo. */
const mostOfOne = 2;

/**
 * Encodes one upload at a time. A restaurant has two under way at most, and a full queue refuses: decoded pictures are
 * large, and no restaurant holds up the others.
 */
export function createEncoder(): EncodePicture {
  const queue = new PQueue({ concurrency: 1 });
  const underWay = new Map<string, number>();
  const count = (restaurantId: string, by: 1 | -1) => {
    const total = (underWay.get(restaurantId) ?? 0) + by;
    if (total > 0) underWay.set(restaurantId, total);
    else underWay.delete(restaurantId);
  };
  return async ({ restaurantId, kind, bytes }) => {
    if ((underWay.get(restaurantId) ?? 0) >= mostOfOne || queue.size >= mostWaiting) return busy();
    count(restaurantId, 1);
    try {
      return await queue.add(() => encodePicture(restaurantId, kind, bytes));
    } finally {
      count(restaurantId, -1);
    }
  };
}

function busy(): Refusal {
  return new Refusal(
    'unavailable',
    'busy',
    'Other pictures are being prepared. Please try again in a moment.',
  );
}
