export { answer, api, noAnswer } from './client';
export {
  ApiError,
  NetworkError,
  isAddressRefusal,
  isAuthFailure,
  isRoleRefusal,
  serverText,
  translatedRefusal,
} from './errors';
export type { ErrorBody, FieldError } from './errors';
export {
  clearSession,
  knowUser,
  storeRestaurant,
  storeSession,
  storedRefreshToken,
  storedRestaurant,
  storedToken,
  storedUserId,
  watchSession,
} from './session';
export { dropItem, dropItems, keepItem, keptItem, keptObject } from './device-store';
export { newId } from './new-id';
export { dropOwnItem, forgetOwnItems, keepOwnItem, ownItem } from './own-store';
export { browserZone, sessionFetch } from './transport';
export type { components, paths } from '@tablewell/client/document';
