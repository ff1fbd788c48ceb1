import { randomBytes } from 'node:crypto';

/** Makes a fresh id. Passed in wherever a rule or a use case needs one. */
export type IdSource = () => string;

/**
 * 22 base64url characters, 132 bits from the system's cryptographic source: long enough that holding an id is
 * itself the permission, as it is for a reservation (contract §3).
 */
export const newId: IdSource = () => randomBytes(17).toString('base64url').slice(0, 22);
