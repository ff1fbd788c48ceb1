import { answer, api } from '@tablewell/api-client';

/** Resolves when the session is good. */
export const validateSession = () => answer(api.GET('/api/auth/validate'));
