import { type Agent, newCaller } from '../product/caller';
import { makeOwner, type Owner } from '../product/owner';
import { buyEnterprise, eventually } from '../product/plan';
import { everyQuarter, fill, manyTables } from './full-day';
import { importGuests } from './heavy-writes';

/** A restaurant of a group, whose owner has given a partner's programs keys. */
export interface Partner {
  readonly owner: Owner;
  readonly groupId: string;
  /** The keys of its programs, by what they are for. */
  readonly keys: PartnerKeys;
}

export interface PartnerKeys {
  /** Reads everything that a key may read of the restaurant. */
  readonly reads: string;
  readonly writes: string;
  /** Reads the whole group. */
  readonly group: string;
  /** May read the floor plans alone, and is used for everything else as well. */
  readonly narrow: string;
}

const scopesOf: Readonly<Record<keyof PartnerKeys, readonly string[]>> = {
  reads: ['reservations:read', 'guests:read', 'restaurant:read', 'reports:read', 'activity:read'],
  writes: ['reservations:write', 'guests:write'],
  group: ['group:read', 'group:search'],
  narrow: ['layouts:read'],
};

async function makeKeys({ caller, restaurantId }: Owner): Promise<PartnerKeys> {
  const make = async (name: keyof PartnerKeys) => {
    const send = () =>
      caller.call('POST', `/api/restaurant/${restaurantId}/keys`, { name, scopes: scopesOf[name] });
    return ((await eventually(send, 201)).body as { key: string }).key;
  };
  return {
    reads: await make('reads'),
    writes: await make('writes'),
    group: await make('group'),
    narrow: await make('narrow'),
  };
}

/** Makes the partner's restaurant with a busy day and its guests, a second one in its group, and the keys. */
export async function makePartner(
  origin: string,
  agent: Agent,
  { parties, guests }: { readonly parties: number; readonly guests: number },
): Promise<Partner> {
  const owner = await makeOwner(newCaller(origin, agent), { ...everyQuarter, ...manyTables });
  await buyEnterprise(owner);
  await eventually(() => owner.caller.call('POST', '/api/restaurant', { name: 'Osteria Nord' }), 201);
  const groups = await eventually(() => owner.caller.call('GET', '/api/group'), 200);
  const [group] = groups.body as { id: string }[];
  if (!group) throw new Error('two restaurants of one owner are no group');
  await fill(owner, parties, () => newCaller(origin, agent));
  await importGuests(owner, guests);
  return { owner, groupId: group.id, keys: await makeKeys(owner) };
}
