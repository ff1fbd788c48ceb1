import { Refusal } from '@tablewell/chassis/refusal';
import PQueue from 'p-queue';
import type { EncodePicture } from '../../ports';
import { encodePicture } from './encode';

/** An upload takes a second or two. */
const mostWaiting = 8;

/**
 * Encodes one upload at a time. A restaurant has one under way, and a full queue refuses: decoded pictures are large, and
 * no restaurant holds up the others.
 */
export function createEncoder(): EncodePicture {
  const queue = new PQueue({ concurrency: 1 });
  const underWay = new Set<string>();
  return async ({ restaurantId, kind, bytes }) => {
    if (underWay.has(restaurantId) || queue.size >= mostWaiting) return busy();
    underWay.add(restaurantId);
    try {
      return await queue.add(() => encodePicture(restaurantId, kind, bytes));
    } finally {
      underWay.delete(restaurantId);
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
