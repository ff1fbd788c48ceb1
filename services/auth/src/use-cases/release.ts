import { releasedEmail, type User } from '../domain/user';
import type { Ports } from '../ports';
import { endSessions } from './sessions';

/**
 * Releases an account when another person proves to own its address, and nobody has proved to be its maker. The address becomes free for a new
 * account; the old account's sessions, links, restaurant and staff are removed. False if that was
 * proved concurrently.
 */
export async function releaseUnproven(ports: Ports, user: User): Promise<boolean> {
  if (!(await ports.users.release(user, releasedEmail(user.id), [ports.eventFactory.released(user)])))
    return false;
  await Promise.all([endSessions(ports, user, 'address-claimed'), ports.links.removeAll(user.id)]);
  return true;
}
