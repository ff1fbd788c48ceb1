import { answer, api } from '@tablewell/api-client';

/** Where the browser signs in, by the domain of an address. 404 if no company has connected it. */
export const startSso = async (email: string): Promise<string> =>
  (await answer(api.POST('/api/auth/sso/start', { body: { email } }))).url;

/** The session that the answer of the provider began, from its cookies. */
export const continueSession = () => answer(api.POST('/api/auth/refresh', { body: {} }));
