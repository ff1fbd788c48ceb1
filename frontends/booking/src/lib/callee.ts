import type { Restaurant } from '../api/types';

/** Whom the diner can call instead; without a phone number, nobody. */
export type Callee = Pick<Restaurant, 'phoneNumber' | 'phoneUri'>;
