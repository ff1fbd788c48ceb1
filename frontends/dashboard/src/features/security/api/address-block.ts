import { queryOptions } from '@tanstack/react-query';
import { given, proofName } from './passkeys';
import type { Proof } from './passkeys';

/** What somebody whom an owner's list shuts out can do. */
interface AddressBlock {
  address: string;
  /** The list is the user's own. */
  mayLift: boolean;
  proof: Proof;
}

const loaded = () => import('../../../lib/rpc');

export const readBlock = () =>
  queryOptions({
    queryKey: ['address-block'],
    queryFn: async ({ signal }): Promise<AddressBlock> => {
      const { accessRules } = await loaded();
      const { yourAddress, mayLift, proof } = await accessRules().getAddressBlock({}, { signal });
      return { address: yourAddress, mayLift, proof: await proofName(proof) };
    },
    // The address changes with the network.
    staleTime: 0,
  });

/** Removes the list of the user's own restaurants. */
export async function liftAddresses(proof: Proof, typed: string): Promise<void> {
  const { accessRules } = await loaded();
  await accessRules().liftAddresses(given(proof, typed));
}
