import { dropItem, keepItem, keptItem, keptObject } from './device-store';

/** The signed-in user, as returned by sign-in. */
interface SessionUser {
  id: string;
  email: string;
  firstName?: string;
  lastName?: string;
}

/** The restaurant that the dashboard shows. */
interface CurrentRestaurant {
  id: string;
  name?: string;
}

/** The answer to sign-in, sign-up and refresh. */
export interface SessionTokens {
  token: string;
  refreshToken?: string;
  user?: SessionUser;
}

// The first four keys are published: programs outside the product read and write them.
const keys = {
  token: 'token',
  refreshToken: 'refreshToken',
  user: 'user',
  currentRestaurant: 'currentRestaurant',
  /** The id of the user of the session that the server has confirmed. */
  owner: 'tablewell:owner',
} as const;

/** Fired on `window` when this page changes the session. Every remote has its own copy of this module. */
const changed = 'tablewell:session';

export const storedToken = (): string | null => keptItem(keys.token);
export const storedRefreshToken = (): string | null => keptItem(keys.refreshToken);
export const storedUser = (): SessionUser | undefined => keptObject<SessionUser>(keys.user);
/**
 * The id of the user whose session this is; empty if it is not known. It stays known when the user is removed with a
 * refused token, so that what the device keeps for this user remains theirs.
 */
export const storedUserId = (): string => storedUser()?.id ?? keptItem(keys.owner) ?? '';
export const storedRestaurant = (): CurrentRestaurant | undefined =>
  keptObject<CurrentRestaurant>(keys.currentRestaurant);

/** Stores a new session. Fields that the answer lacks keep their values. */
export function storeSession({ token, refreshToken, user }: SessionTokens): void {
  keepItem(keys.token, token);
  if (refreshToken) keepItem(keys.refreshToken, refreshToken);
  if (user) keepItem(keys.user, JSON.stringify(user));
  announce();
}

/** Remembers whose session the server has confirmed: on a shared tablet another person's than that of the sign-in. */
export function knowUser(user: (Pick<SessionUser, 'id'> & Partial<SessionUser>) | undefined): void {
  if (!user) return;
  keepItem(keys.owner, user.id);
  if ((storedUser()?.id ?? user.id) !== user.id) keepItem(keys.user, JSON.stringify(user));
}

export function storeRestaurant(restaurant: CurrentRestaurant): void {
  keepItem(keys.currentRestaurant, JSON.stringify(restaurant));
  announce();
}

/**
 * Removes a refused token with its user, as published. The cookie or the refresh token may still be valid: the session
 * is still that user's.
 */
export function dropToken(refused: string): void {
  // Another call may have renewed the session meanwhile.
  if (storedToken() !== refused) return;
  dropItem(keys.token);
  dropItem(keys.user);
  announce();
}

/** Removes a refused refresh token. */
export const dropRefreshToken = (): void => dropItem(keys.refreshToken);

/** Removes everything about the session from this device. */
export function clearSession(): void {
  for (const key of Object.values(keys)) dropItem(key);
  announce();
}

/**
 * Calls `listener` when the session changes here, in another remote or in another tab. Returns a function that stops
 * it.
 */
export function watchSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key in keys) listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', onStorage);
  };
}

const announce = (): void => void window.dispatchEvent(new Event(changed));
