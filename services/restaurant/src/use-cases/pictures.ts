import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { isFileName, type PictureFile, type PictureKind, refuseUpload, storedAs } from '../domain/picture';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';
import { restaurantNotFound } from './restaurant-not-found';

/** How long replaced files are kept, for open pages and for previews that messengers fetch late. */
export const replacedFilesMs = 24 * 3_600_000;

interface PutPictureCommand {
  readonly restaurantId: string;
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
}

/**
 * Replaces a picture, for members who may change the settings (PROFILE-3). The files are stored before the restaurant
 * shows them. Uploading the same bytes again gives the same picture.
 */
export function putPicture(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, kind, bytes }: PutPictureCommand,
    signal?: AbortSignal,
  ): Promise<Restaurant | Refusal> => {
    const refused = refuseWithoutPermission('settings', actor, restaurantId) ?? refuseUpload(bytes);
    if (refused) return refused;
    const restaurant = await ports.restaurants.find(restaurantId);
    if (!restaurant) return restaurantNotFound();
    const encoded = await ports.encodePicture({ restaurantId, kind, bytes }, signal);
    if (isRefusal(encoded)) return encoded;
    // The caller left or stopped waiting: until here, nothing has changed.
    signal?.throwIfAborted();
    const { picture, files } = encoded;
    await ports.pictureFiles.put({ restaurantId, kind, pictureId: picture.id }, files);
    return showPicture(ports, restaurantId, kind, (current) =>
      current[kind]?.id === picture.id
        ? current
        : { ...current, [kind]: picture, version: current.version + 1 },
    );
  };
}

/** Removes a picture, for members who may change the settings. Idempotent. */
export function deletePicture(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, kind }: Omit<PutPictureCommand, 'bytes'>,
  ): Promise<Restaurant | Refusal> =>
    refuseWithoutPermission('settings', actor, restaurantId) ??
    showPicture(ports, restaurantId, kind, (current) => {
      if (!current[kind]) return current;
      const { [kind]: _removed, ...rest } = current;
      return { ...rest, version: current.version + 1 };
    });
}

/** Writes the change, and lets the files expire that no page shows any more. */
async function showPicture(
  ports: Ports,
  restaurantId: string,
  kind: PictureKind,
  decide: (current: Restaurant) => Restaurant,
): Promise<Restaurant | Refusal> {
  const changed = await changeRestaurant(ports, restaurantId, [kind], decide);
  if (isRefusal(changed)) return changed;
  const endsAt = new Date(ports.clock().getTime() + replacedFilesMs);
  await ports.pictureFiles.endOthers({ restaurantId, kind, pictureId: changed[kind]?.id ?? '' }, endsAt);
  return changed;
}

/** One file of a picture, for everyone. A logo is also a PNG, which mail programs of every age show (MESSAGE-15). */
export function getPictureFile({ pictureFiles, asPng }: Pick<Ports, 'pictureFiles' | 'asPng'>) {
  return async (name: string): Promise<PictureFile | Refusal> => {
    if (!isFileName(name)) return notFound('Picture not found.');
    const source = storedAs(name);
    const found = await pictureFiles.find(source ?? name);
    if (!found) return notFound('Picture not found.');
    return source ? { name, format: 'png', bytes: await asPng(found.bytes) } : found;
  };
}
