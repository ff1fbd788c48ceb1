import { notFound, Refusal } from '@tablewell/chassis/refusal';
import { fileName, isFileName, linkPreviewSize, type PictureFile } from '../domain/picture';
import type { Ports } from '../ports';
import { replacedFilesMs } from './pictures';

interface LinkPreviewQuery {
  readonly restaurantId: string;
  readonly previewId: string;
}

/**
 * The picture in link previews of a restaurant (PROFILE-6), for everyone. It is drawn at the first request, and only for
 * the current name, profile and cover, so that a caller cannot request others.
 */
export function getLinkPreview(ports: Ports) {
  return async ({ restaurantId, previewId }: LinkPreviewQuery): Promise<PictureFile | Refusal> => {
    const name = fileName(previewId, linkPreviewSize.width, 'jpeg');
    if (!isFileName(name)) return notFound('Picture not found.');
    const stored = await ports.pictureFiles.find(name);
    if (stored) return stored;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant || ports.linkPreviews.idOf(restaurant) !== previewId)
      return notFound('Picture not found.');
    const { cover } = restaurant;
    const photo = cover && (await ports.pictureFiles.find(fileName(cover.id, linkPreviewSize.width, 'jpeg')));
    const bytes = await ports.linkPreviews.draw(restaurant, photo?.bytes);
    if (!bytes) return busy();
    const file: PictureFile = { name, format: 'jpeg', bytes };
    const owner = { restaurantId, kind: 'preview', pictureId: previewId } as const;
    await ports.pictureFiles.put(owner, [file]);
    await ports.pictureFiles.endOthers(owner, new Date(ports.clock().getTime() + replacedFilesMs));
    return file;
  };
}

const busy = (): Refusal =>
  new Refusal('unavailable', 'busy', 'This picture is being prepared. Please try again in a moment.');
