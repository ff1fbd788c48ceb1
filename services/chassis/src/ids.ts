import { randomFillSync } from 'node:crypto';

/** Makes a fresh id. Passed in wherever a rule or a use case needs one. */
export type IdSource = () => string;

const bytesAnId = 17;
// To ask the system for a few bytes costs as much as for thousands.
const drawn = Buffer.alloc(bytesAnId * 256);
let used = drawn.length;

/**
 * 22 base64url characters, 132 bits from the system's cryptographic source: long enough that holding an id is
 * itself the permission, as it is for a reservation (contract §3).
 */
export const newId: IdSource = () => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const id = drawn.toString('base64url', used, used + bytesAnId).slice(0, 22);
  // What was an id is not kept here.
  drawn.fill(0, used, used + bytesAnId);
  used += bytesAnId;
  return id;
};
