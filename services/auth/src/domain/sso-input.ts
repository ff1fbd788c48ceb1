import { isHost, tidyHost } from '@tablewell/restaurant-rules/own-name/host';
import type { WithheldPermission } from '@tablewell/chassis/access';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { isGivenRole } from './invitation';
import type { SsoConnection } from './sso';
import type { Membership } from './user';

/** What an owner enters about a provider. */
export interface SsoDraft {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty: the stored one. */
  readonly clientSecret: string;
  readonly defaultRole: Membership['role'] | undefined;
  readonly defaultWithheld: readonly WithheldPermission[];
}

type Draft = Pick<SsoConnection, 'issuer' | 'clientId' | 'defaultRole' | 'defaultWithheld'> & {
  readonly clientSecret: string;
};

const longest = { issuer: 300, clientId: 300, clientSecret: 500 } as const;
const loopback = ['localhost', '127.0.0.1'];

/** The draft in its stored form, or every problem with it (SSO-1). `allowsLoopback`: the sandbox is a provider. */
export function readSsoDraft(
  { issuer: given, clientId: typedId, clientSecret: typedSecret, defaultRole, defaultWithheld }: SsoDraft,
  { allowsLoopback, known }: { allowsLoopback: boolean; known: SsoConnection | undefined },
): Draft | { readonly problems: readonly FieldProblem[] } {
  const issuer = given.trim();
  const clientId = typedId.trim();
  const clientSecret = typedSecret.trim();
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  const problem = issuerProblem(issuer, allowsLoopback);
  if (problem) refuse('issuer', problem);
  if (clientId === '') refuse('clientId', 'Please enter the client id that the provider shows');
  else if (clientId.length > longest.clientId)
    refuse('clientId', `A client id has at most ${longest.clientId} characters`);
  // A secret belongs to one client of one provider: it is not sent to another one.
  const isSame = known?.issuer === issuer && known.clientId === clientId;
  if (clientSecret === '' && !isSame)
    refuse('clientSecret', 'Please enter the client secret that the provider shows');
  if (clientSecret.length > longest.clientSecret)
    refuse('clientSecret', `A client secret has at most ${longest.clientSecret} characters`);
  if (!isGivenRole(defaultRole)) {
    refuse('defaultRole', 'Please choose manager or host');
    return { problems };
  }
  return problems.length > 0
    ? { problems }
    : { issuer, clientId, clientSecret, defaultRole, defaultWithheld };
}

function issuerProblem(issuer: string, allowsLoopback: boolean): string | undefined {
  if (issuer.length > longest.issuer) return `An issuer has at most ${longest.issuer} characters`;
  if (!URL.canParse(issuer)) return 'Please enter an address, such as https://login.company.example';
  const { protocol, hostname, port, username, password, search, hash } = new URL(issuer);
  if (username || password || search || hash) return 'The issuer is an address without name, ? and #';
  if (allowsLoopback && loopback.includes(hostname)) return undefined;
  if (protocol !== 'https:') return 'The issuer must begin with https://';
  if (port !== '') return 'The issuer must not name a port: it is always 443';
  return isHost(hostname) ? undefined : 'The issuer must name a host, such as login.company.example';
}

/** A domain as typed, in its stored form; undefined if it is none. */
export function readDomain(text: string): string | undefined {
  const name = tidyHost(text.replace(/^.*@/, ''));
  return isHost(name) ? name : undefined;
}
