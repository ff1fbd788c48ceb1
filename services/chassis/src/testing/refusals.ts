import type { Refusal } from '../refusal';
import { errorToRefusal } from '../rpc/errors';

/** The refusal of a call; undefined if it succeeded. Other errors are rethrown. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await call;
  } catch (error) {
    const refusal = errorToRefusal(error);
    if (!refusal) throw error;
    return refusal;
  }
  return undefined;
}
