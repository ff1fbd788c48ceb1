import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { LayoutService } from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { Layout } from '../../domain/layout';
import type { Ports } from '../../ports';
import { deleteLayout } from '../../use-cases/delete-layout';
import { putLayoutInService } from '../../use-cases/layout-in-service';
import * as layouts from '../../use-cases/layouts';
import { saveLayout } from '../../use-cases/save-layout';
import { toLayoutMessage, toSaveCommand } from '../layout-mapping';

/** `LayoutService` on the use cases. */
export function layoutService(ports: Ports): Implementation {
  const cases = {
    list: layouts.listLayouts(ports),
    create: layouts.createLayout(ports),
    duplicate: layouts.duplicateLayout(ports),
    rename: layouts.renameLayout(ports),
    save: saveLayout(ports),
    putInService: putLayoutInService(ports),
    remove: deleteLayout(ports),
  };
  const fresh = (layout: Layout) => toLayoutMessage({ layout, inService: false });
  return implement(LayoutService, {
    async listLayouts({ restaurantId }, context) {
      const found = orThrowRefusal(await cases.list(context.values.get(actorKey), restaurantId));
      return { layouts: found.map(toLayoutMessage) };
    },
    async createLayout({ restaurantId, name }, context) {
      const made = await cases.create(context.values.get(actorKey), restaurantId, name);
      return { layout: fresh(orThrowRefusal(made)) };
    },
    async duplicateLayout(request, context) {
      return { layout: fresh(orThrowRefusal(await cases.duplicate(context.values.get(actorKey), request))) };
    },
    async renameLayout(request, context) {
      const renamed = await cases.rename(context.values.get(actorKey), request);
      return { layout: toLayoutMessage(orThrowRefusal(renamed)) };
    },
    async putLayoutInService({ restaurantId, layoutId }, context) {
      const put = await cases.putInService(context.values.get(actorKey), restaurantId, layoutId);
      return { restaurantVersion: BigInt(orThrowRefusal(put).version) };
    },
    async saveLayout(request, context) {
      const saved = await cases.save(context.values.get(actorKey), toSaveCommand(request));
      return { layout: toLayoutMessage(orThrowRefusal(saved)) };
    },
    async deleteLayout({ restaurantId, layoutId }, context) {
      orThrowRefusal(await cases.remove(context.values.get(actorKey), restaurantId, layoutId));
      return {};
    },
  });
}
