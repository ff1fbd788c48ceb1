import type { Refusal } from '../refusal';
import { errorToRefusal } from '../rpc/errors';

/** Why a call was refused; undefined where it went through. An error that is no refusal is thrown as it is. */
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
