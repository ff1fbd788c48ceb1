import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { CallOptions, HandlerContext } from '@connectrpc/connect';
import cookies from '@fastify/cookie';
import type { StartSsoTrialRequest } from '@tablewell/proto/auth/v1/sso_service_pb';
import type { Clients } from '../clients';
import { attemptCookie, attemptCookies } from '../resources/auth/sso-cookies';

/** Begins a trial of a sign-in. What binds it to the browser becomes a cookie, which the page does not see (SSO-12). */
export async function startTrial(
  { clients, origin }: { clients: Pick<Clients, 'sso'>; origin: string },
  request: StartSsoTrialRequest,
  { responseHeader }: Pick<HandlerContext, 'responseHeader'>,
  options: CallOptions,
) {
  const { url, browserSecret, expiresAt } = await clients.sso.startSsoTrial(request, options);
  const ends = expiresAt ? timestampDate(expiresAt).getTime() : Date.now();
  const maxAge = Math.floor((ends - Date.now()) / 1_000);
  const { trial: name } = attemptCookies(origin);
  const cookie = cookies.serialize(name, browserSecret, { ...attemptCookie(origin), maxAge });
  responseHeader.append('set-cookie', cookie);
  return { url, ...(expiresAt ? { expiresAt } : {}) };
}
