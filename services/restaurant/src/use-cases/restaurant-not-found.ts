import { notFound, type Refusal } from '@tablewell/chassis/refusal';

export const restaurantNotFound = (): Refusal => notFound('Restaurant not found.');
