import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryOptions } from '@tanstack/react-query';

/** A key with which a program calls the API for the restaurant. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: string[];
  /** Empty: it is accepted from everywhere. */
  addresses: string[];
  /** Its first and its last letters. */
  begin: string;
  ending: string;
  /** Undefined: never. */
  lastUsed: Date | undefined;
}

interface ApiKeys {
  keys: ApiKey[];
  /** All scopes that a key can have. */
  scopes: string[];
  /** Whether the owner's plan includes keys. */
  isIncluded: boolean;
}

/** What the owner chooses for a new key. */
export interface KeyDraft {
  restaurantId: string;
  name: string;
  scopes: string[];
  addresses: string[];
}

const rpc = async () => (await import('../../../lib/rpc')).apiKeys();

/** For the owner. */
export const listKeys = (restaurantId: string) =>
  queryOptions({
    queryKey: ['api-keys', restaurantId],
    queryFn: async ({ signal }): Promise<ApiKeys> => {
      const { keys, scopes, requiredPlan } = await (await rpc()).listApiKeys({ restaurantId }, { signal });
      return {
        scopes,
        isIncluded: requiredPlan === '',
        keys: keys.map(({ id, name, scopes: own, addresses, prefix: begin, ending, lastUsedAt }) => ({
          ...{ id, name, scopes: own, addresses, begin, ending },
          lastUsed: lastUsedAt && timestampDate(lastUsedAt),
        })),
      };
    },
  });

/** Makes a key; returns it, and it is not shown again. */
export const createKey = async (draft: KeyDraft): Promise<string> =>
  (await (await rpc()).createApiKey(draft)).key;

export const endKey = async (restaurantId: string, keyId: string): Promise<void> => {
  await (await rpc()).endApiKey({ restaurantId, keyId });
};
