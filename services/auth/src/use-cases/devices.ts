import { notFound, type Refusal, signInFirst } from '@tablewell/chassis/refusal';
import type { Actor } from '@tablewell/chassis/access';
import type { Session } from '../domain/session';
import type { Ports } from '../ports';
import { isClosed, openPlaces } from './access-rules/open-places';
import { endSession, endSessions } from './sessions';

/** The caller's active sessions, most recently used first, without those that a limit of an owner ends when they are used (ACCOUNT-29). */
export function listDevices(ports: Ports) {
  return async (actor: Actor | undefined): Promise<Session[] | Refusal> => {
    if (!actor) return signInFirst();
    const user = await ports.users.find(actor.userId);
    const all = await ports.sessions.listAlive(actor.userId, ports.clock());
    const places = await Promise.all(all.map((each) => openPlaces(ports, user?.memberships ?? [], each)));
    const alive = all.filter((_each, index) => !isClosed(places[index]));
    return alive.sort((one, other) => other.usedAt.getTime() - one.usedAt.getTime());
  };
}

/** Ends one of the caller's sessions; another user's is not found. */
export function signOutDevice(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<void | Refusal> => {
    if (!actor) return signInFirst();
    const session = await ports.sessions.find(id);
    if (!session || session.userId !== actor.userId) return notFound('This device is not signed in.');
    await endSession(ports, session, 'signed-out');
    return undefined;
  };
}

/** Ends all of the caller's sessions, the current one included. */
export function signOutEverywhere(ports: Ports) {
  return async (actor: Actor | undefined): Promise<void | Refusal> => {
    if (!actor) return signInFirst();
    const user = await ports.users.find(actor.userId);
    if (user) await endSessions(ports, user, 'signed-out');
    return undefined;
  };
}
