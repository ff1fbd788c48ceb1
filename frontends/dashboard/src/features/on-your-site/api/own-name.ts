import { queryOptions } from '@tanstack/react-query';
import type { OwnDomain as DomainMessage } from '@tablewell/proto/restaurant/v1/own_name_pb';
import type { GetOwnNameResponse } from '@tablewell/proto/restaurant/v1/own_name_service_pb';

/** A domain that the owner entered. */
export interface OwnDomain {
  readonly host: string;
  readonly isProven: boolean;
  /** The TXT record that proves it. */
  readonly recordName: string;
  readonly recordValue: string;
  /** The target of its CNAME record. */
  readonly target: string;
}

/** What diners see instead of the product's name, with the version that a change is based on. */
export interface OwnName {
  readonly hidesProduct: boolean;
  /** Whether the plan includes it. */
  readonly isAllowed: boolean;
  readonly domain?: OwnDomain;
  readonly version: number;
}

const client = async () => (await import('../../../lib/rpc')).ownName();

export const ownNameOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['own-name', restaurantId],
    queryFn: async ({ signal }): Promise<OwnName> =>
      read(await (await client()).getOwnName({ restaurantId }, { signal })),
  });

/** Changes the own name; 402 without Enterprise, 409 after a change by someone else, 400 with the refused domain. */
export async function saveOwnName(
  restaurantId: string,
  { version, ...change }: { hidesProduct: boolean; host: string; version: number },
): Promise<OwnName> {
  const command = { restaurantId, ...change, baseVersion: BigInt(version) };
  return read(await (await client()).putOwnName(command));
}

/** Looks up the domain's DNS record; 400 if it is missing, 409 if another restaurant has the domain. */
export const checkOwnDomain = async (restaurantId: string): Promise<OwnName> =>
  read(await (await client()).checkOwnDomain({ restaurantId }));

function read({ ownName, version }: Pick<GetOwnNameResponse, 'ownName' | 'version'>): OwnName {
  const { hidesProduct = false, isAllowed = false, domain } = ownName ?? {};
  return {
    hidesProduct,
    isAllowed,
    ...(domain ? { domain: readDomain(domain) } : {}),
    version: Number(version),
  };
}

const readDomain = ({ host, isProven, recordName, recordValue, target }: DomainMessage): OwnDomain => ({
  host,
  isProven,
  recordName,
  recordValue,
  target,
});
