import { draftMessage } from './draft-message';
import type { Draft } from './draft-message';

/** The starts that each of the next days offers, before and after a change of tables. */
export interface Preview {
  readonly partySizes: readonly number[];
  /** In the order of `partySizes`. */
  readonly days: readonly { date: string; before: readonly number[]; after: readonly number[] }[];
  /** False: counting took too long, and the last days are missing. */
  readonly complete: boolean;
}

/** The starts that are offered before and after these tables are in service. */
export async function previewTables(restaurantId: string, draft: Draft): Promise<Preview> {
  const rpc = await import('./rpc');
  return rpc.availability().previewChange({ restaurantId, draft: draftMessage(draft, rpc.writeAudience) });
}
