import { scopes } from '@tablewell/chassis/access';
import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { ApiKeyService } from '@tablewell/proto/auth/v1/api_key_service_pb';
import type { Ports } from '../../ports';
import { createKey, endKey, findKey, listKeys } from '../../use-cases/api-keys';
import { toApiKeyMessage, toGroupKeyActor, toKeyActor } from '../mapping';

/** `ApiKeyService` on the use cases. */
export function apiKeyService(ports: Ports): Implementation {
  const cases = {
    list: listKeys(ports),
    create: createKey(ports),
    end: endKey(ports),
    find: findKey(ports),
  };
  return implement(ApiKeyService, {
    async listApiKeys({ restaurantId }, { values }) {
      const { keys, requiredPlan } = orThrowRefusal(await cases.list(values.get(actorKey), restaurantId));
      return { keys: keys.map(toApiKeyMessage), scopes: [...scopes], requiredPlan };
    },
    async createApiKey({ restaurantId, name, scopes: asked, addresses, mode }, { values }) {
      const draft = { restaurantId, name, scopes: asked, addresses, mode };
      const { apiKey, key } = orThrowRefusal(await cases.create(values.get(actorKey), draft));
      return { apiKey: toApiKeyMessage(apiKey), key };
    },
    async endApiKey({ restaurantId, keyId }, { values }) {
      const refused = await cases.end(values.get(actorKey), { restaurantId, keyId });
      if (refused) orThrowRefusal(refused);
      return {};
    },
    async findApiKey({ hash }) {
      const { apiKey, requiredPlan, ofGroup } = orThrowRefusal(await cases.find(hash));
      return {
        ...{ apiKey: toApiKeyMessage(apiKey), actor: toKeyActor(apiKey), requiredPlan },
        ...(ofGroup ? { groupActor: toGroupKeyActor(apiKey, ofGroup) } : {}),
      };
    },
  });
}
