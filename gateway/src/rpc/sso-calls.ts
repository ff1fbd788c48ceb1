import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { CallOptions, HandlerContext } from '@connectrpc/connect';
import type { StartSsoTrialRequest } from '@tablewell/proto/auth/v1/sso_service_pb';
import type { Clients } from '../clients';
import { attemptCookie, attemptCookies } from '../resources/auth/sso-cookies';
import { replyKey } from './tablet-calls';

/** Begins a trial of a sign-in. What binds it to the browser becomes a cookie, which the page does not see (SSO-12). */
export async function startTrial(
  { clients, origin }: { clients: Pick<Clients, 'sso'>; origin: string },
  request: StartSsoTrialRequest,
  { values }: Pick<HandlerContext, 'values'>,
  options: CallOptions,
) {
  const { url, browserSecret, expiresAt } = await clients.sso.startSsoTrial(request, options);
  const ends = expiresAt ? timestampDate(expiresAt).getTime() : Date.now();
  const maxAge = Math.floor((ends - Date.now()) / 1_000);
  const { trial: name } = attemptCookies(origin);
  void values.get(replyKey)?.setCookie(name, browserSecret, { ...attemptCookie(origin), maxAge });
  return { url, ...(expiresAt ? { expiresAt } : {}) };
}
