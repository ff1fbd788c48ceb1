import { nanoid } from 'nanoid';

/** Makes a new id. Passed to each rule or use case that needs one. */
export type IdSource = () => string;

/**
 * 22 URL-safe characters, 132 bits from the system's cryptographic source: long enough that holding an id is itself the
 * permission, as with a reservation (BOOKING-9).
 */
export const newId: IdSource = () => nanoid(22);
