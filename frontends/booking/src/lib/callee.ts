import type { Restaurant } from '../api/types';

/** The restaurant's phone for links to call it; the number may be empty. */
export type Callee = Pick<Restaurant, 'phoneNumber' | 'phoneUri'>;
