import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import type { PictureKind as Kind } from '@tablewell/proto/restaurant/v1/profile_pb';
import { ProfileService } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import { type PictureKind, refusePicture } from '../../domain/picture';
import type { Restaurant } from '../../domain/restaurant';
import type { Ports } from '../../ports';
import { getLinkPreview } from '../../use-cases/link-preview';
import { deletePicture, getPictureFile, putPicture } from '../../use-cases/pictures';
import { putProfile } from '../../use-cases/profile';
import { getRestaurant } from '../../use-cases/read-restaurants';
import { fromKind, fromProfileMessage, toFaceMessage } from '../face-mapping';

const answer = (restaurant: Restaurant) => ({
  face: toFaceMessage(restaurant),
  version: BigInt(restaurant.profileVersion ?? 0),
});

const knownKind = (kind: Kind): PictureKind =>
  orThrowRefusal(fromKind(kind) ?? refusePicture('This kind of picture is not known'));

/** `ProfileService` on the use cases. */
export function profileService(ports: Ports): Implementation {
  const cases = {
    get: getRestaurant(ports),
    put: putProfile(ports),
    putPicture: putPicture(ports),
    deletePicture: deletePicture(ports),
    file: getPictureFile(ports),
    preview: getLinkPreview(ports),
  };
  return implement(ProfileService, {
    async getProfile({ restaurantId }, context) {
      return answer(orThrowRefusal(await cases.get(context.values.get(actorKey), restaurantId)));
    },
    async putProfile({ restaurantId, profile, baseVersion }, context) {
      const command = {
        restaurantId,
        profile: fromProfileMessage(profile),
        baseVersion: Number(baseVersion),
      };
      return answer(orThrowRefusal(await cases.put(context.values.get(actorKey), command)));
    },
    async putPicture({ restaurantId, kind, picture }, context) {
      const command = { restaurantId, kind: knownKind(kind), bytes: picture };
      const actor = context.values.get(actorKey);
      const changed = orThrowRefusal(await cases.putPicture(actor, command, context.signal));
      return { face: toFaceMessage(changed) };
    },
    async deletePicture({ restaurantId, kind }, context) {
      const command = { restaurantId, kind: knownKind(kind) };
      const changed = orThrowRefusal(await cases.deletePicture(context.values.get(actorKey), command));
      return { face: toFaceMessage(changed) };
    },
    async getLinkPreview(query) {
      const { bytes, format } = orThrowRefusal(await cases.preview(query));
      return { file: bytes, type: `image/${format}` };
    },
    async getPictureFile({ name }) {
      const { bytes, format } = orThrowRefusal(await cases.file(name));
      return { file: bytes, type: `image/${format}` };
    },
  });
}
