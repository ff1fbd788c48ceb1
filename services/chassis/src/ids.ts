import { nanoid } from 'nanoid';

/** Makes a fresh id. Passed in wherever a rule or a use case needs one. */
export type IdSource = () => string;

/**
 * 22 URL-safe characters, 132 bits from the system's cryptographic source: long enough that holding an id is
 * itself the permission, as it is for a reservation (BOOKING-9).
 */
export const newId: IdSource = () => nanoid(22);
