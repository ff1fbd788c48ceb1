/** What an API key can be allowed (KEY-3): a resource of `/api`, to be read or to be written. Neither includes the other. */
export const scopes = [
  'reservations:read',
  'reservations:write',
  'guests:read',
  'guests:write',
  'messages:read',
  'messages:write',
  'restaurant:read',
  'restaurant:write',
  'layouts:read',
  'layouts:write',
  'reports:read',
  'activity:read',
  'group:read',
  'group:search',
] as const;
export type Scope = (typeof scopes)[number];

/** Whether a scope opens calls about all restaurants of the key's owner. */
export const isGroupScope = (scope: Scope): boolean => scope.startsWith('group:');

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);
