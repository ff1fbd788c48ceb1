import { answer, api } from '@tablewell/api-client';

/** Ends the session on the server. */
export const logout = () => answer(api.POST('/api/logout'));
