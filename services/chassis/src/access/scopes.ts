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
] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);
