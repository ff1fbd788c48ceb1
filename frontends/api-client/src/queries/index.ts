export { session, trialStatus } from './account';
export type { TrialStatus } from './account';
export { inRange } from './date-range';
export type { DateRange } from './date-range';
export { readPhoneNumber } from '../phone-number';
export { refreshSoon } from './refresh-soon';
export { restaurantInfo, tableAvailability, updateRestaurant } from './restaurant';
