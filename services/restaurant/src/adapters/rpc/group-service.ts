import { type Actor, Role, roleAt } from '@tablewell/chassis/access';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import {
  CopiedPart as PartMessage,
  type CopySettingsRequest,
  GroupService,
  type PreviewCopyRequest,
} from '@tablewell/proto/restaurant/v1/group_service_pb';
import type { GuestSharing } from '../../domain/group';
import type { Restaurant } from '../../domain/restaurant';
import type { Ports } from '../../ports';
import { inServiceOf } from '../../use-cases/in-service';
import { toMessage as restaurantMessage } from '../mapping';
import { type CopiedPart, type CopyRequest, copySettings, previewCopy } from '../../use-cases/copy-settings';
import { getGroup, type GroupView, listGroups, renameGroup } from '../../use-cases/groups';
import { setGuestSharing } from '../../use-cases/guest-sharing';

const toMessage = (
  { group: { id, name, guestSharing }, isOwner, restaurants }: GroupView,
  actor: Actor | undefined,
) => ({
  ...{ id, name, isOwner },
  ...(guestSharing ? { guestSharing: toSharing(guestSharing) } : {}),
  restaurants: restaurants.map((restaurant) => ({
    ...{ id: restaurant.id, name: restaurant.name, timezone: restaurant.timezone },
    role: roleAt(actor, restaurant.id) ?? Role.UNSPECIFIED,
  })),
});

const toSharing = ({ on, name, changedAt }: GuestSharing) => ({
  ...{ on, name },
  changedAt: timestampFromDate(changedAt),
});

const partNames: Readonly<Record<PartMessage, CopiedPart | undefined>> = {
  [PartMessage.UNSPECIFIED]: undefined,
  [PartMessage.HOURS]: 'hours',
  [PartMessage.RULES]: 'rules',
  [PartMessage.MESSAGES]: 'messages',
  [PartMessage.REQUESTS]: 'requests',
};

const toCopy = ({ fromId, toId, parts }: PreviewCopyRequest | CopySettingsRequest): CopyRequest => ({
  ...{ fromId, toId },
  parts: new Set(parts.flatMap((part) => partNames[part] ?? [])),
});

/** `GroupService` on the use cases. */
export function groupService(ports: Ports): Implementation {
  const cases = {
    ...{ list: listGroups(ports), get: getGroup(ports), rename: renameGroup(ports) },
    ...{ preview: previewCopy(ports), copy: copySettings(ports) },
    setGuestSharing: setGuestSharing(ports),
  };
  const describe = async (restaurant: Restaurant) =>
    restaurantMessage(restaurant, await inServiceOf(ports, restaurant));
  return implement(GroupService, {
    async listGroups(_request, { values }) {
      const actor = values.get(actorKey);
      return { groups: orThrowRefusal(await cases.list(actor)).map((view) => toMessage(view, actor)) };
    },
    async getGroup({ id }, { values }) {
      const actor = values.get(actorKey);
      return { group: toMessage(orThrowRefusal(await cases.get(actor, id)), actor) };
    },
    async previewCopy(request, { values }) {
      const preview = orThrowRefusal(await cases.preview(values.get(actorKey), toCopy(request)));
      const { changed, before, after, rulesLeftOut, fromVersion } = preview;
      return {
        ...{ changed: [...changed], rulesLeftOut, fromVersion: BigInt(fromVersion) },
        ...{ before: await describe(before), after: await describe(after) },
      };
    },
    async copySettings(request, { values }) {
      const versions = { from: Number(request.fromVersion), to: Number(request.baseVersion) };
      const copied = orThrowRefusal(await cases.copy(values.get(actorKey), toCopy(request), versions));
      return { restaurant: await describe(copied) };
    },
    async setGuestSharing({ id, on, name }, { values }) {
      const actor = values.get(actorKey);
      const view = orThrowRefusal(await cases.setGuestSharing(actor, { id, on, name }));
      return { group: toMessage(view, actor) };
    },
    async renameGroup({ id, name }, { values }) {
      const actor = values.get(actorKey);
      return { group: toMessage(orThrowRefusal(await cases.rename(actor, { id, name })), actor) };
    },
  });
}
