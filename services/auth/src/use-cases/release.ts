import { releasedEmail, type User } from '../domain/user';
import type { Ports } from '../ports';
import { endSessions } from './sessions';

/**
 * Takes an unverified account from its maker when somebody else proves that its address is theirs. Nothing that was made
 * in its name comes along to the new account: the address becomes free, and sessions, links, restaurant and staff go.
 * False: it was verified meanwhile, and is its maker's.
 */
export async function releaseUnverified(ports: Ports, user: User): Promise<boolean> {
  if (!(await ports.users.release(user, releasedEmail(user.id), [ports.facts.released(user)]))) return false;
  await Promise.all([endSessions(ports, user, 'address-claimed'), ports.links.removeAll(user.id)]);
  return true;
}
