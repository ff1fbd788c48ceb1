import type { listEndpoints } from '../../../../../../services/notification/src/use-cases/webhooks/endpoints';

/** The owner of any restaurant sees the webhooks of every restaurant. */
export const everyOwnerIsOurs =
  (original: typeof listEndpoints): typeof listEndpoints =>
  (ports) => {
    const list = original(ports);
    return (actor, restaurantId) => {
      const [membership] = actor?.memberships ?? [];
      const forged = membership && { ...membership, restaurantId };
      return list(actor && forged && { ...actor, memberships: [forged] }, restaurantId);
    };
  };
