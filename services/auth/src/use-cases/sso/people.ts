import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { isEmail } from '@tablewell/shared/email';
import { normalizeEmail, usableName } from '../../domain/account-rules';
import { maxScimPeople, provenDomain, type ScimPerson, type SsoConnection } from '../../domain/sso';
import type { Ports } from '../../ports';
import { byProvider } from './by-provider';
import { dropPlaces, givePlace } from './place';
import { connectionOfToken } from './tokens';

/** What a provider says about a person. */
export type PersonDraft = Pick<
  ScimPerson,
  'userName' | 'externalId' | 'givenName' | 'familyName' | 'isActive'
>;

const maxPage = 200;
const longestExternalId = 200;
/** Is nobody's address. */
const nobody = '-';

const noPerson = () => notFound('There is no such user.');

/** The people that a provider added, by address or by the provider's own id (SSO-8). */
export function listPeople(ports: Ports) {
  return async (
    hash: string,
    query: { userName: string; externalId: string; startIndex: number; count: number },
  ): Promise<{ people: readonly ScimPerson[]; total: number } | Refusal> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    return ports.scimPeople.list(connection.ownerId, {
      userName: query.userName === '' ? '' : normalizeEmail(query.userName) || nobody,
      externalId: query.externalId,
      skip: Math.max(0, query.startIndex - 1),
      limit: Math.min(query.count, maxPage),
    });
  };
}

export function getPerson(ports: Ports) {
  return async (hash: string, id: string): Promise<ScimPerson | Refusal> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    return (await ports.scimPeople.find(connection.ownerId, id)) ?? noPerson();
  };
}

/** Adds a person, with the role that the owner chose, in all restaurants of the owner (SSO-8). */
export function createPerson(ports: Ports) {
  return async (hash: string, given: PersonDraft): Promise<ScimPerson | Refusal> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    const draft = readDraft(connection, given);
    if (isRefusal(draft)) return draft;
    const { ownerId } = connection;
    if ((await ports.scimPeople.count(ownerId)) >= maxScimPeople) return tooMany();
    const now = ports.clock();
    const made = { id: ports.newId(), ownerId, userId: '', ...draft, createdAt: now, updatedAt: now };
    // First, so that of two calls for one address one goes on.
    if (!(await ports.scimPeople.insert(made))) return exists();
    if (!draft.isActive) return made;
    const userId = await byProvider(ownerId, () => givePlace(ports, connection, draft));
    if (isRefusal(userId)) {
      await ports.scimPeople.remove(ownerId, made.id);
      return userId;
    }
    const added = { ...made, userId };
    if (await ports.scimPeople.replace(added, made.updatedAt)) return added;
    // A removal that came before the place was given must not be undone by it.
    const stored = await ports.scimPeople.find(ownerId, made.id);
    const dropped = stored?.isActive
      ? undefined
      : await byProvider(ownerId, () => dropPlaces(ports, ownerId, added));
    return isRefusal(dropped) ? dropped : changedMeanwhile();
  };
}

/**
 * Replaces what is known about a person. An inactive one loses every place at the owner's restaurants and is signed out; one who becomes
 * active gets a place. Other changes give none, so that a person whom the owner has removed stays away (SSO-8).
 * @param readAt when what the change was made from was stored; undefined: it replaces whatever there is
 */
export function replacePerson(ports: Ports) {
  return async (
    hash: string,
    id: string,
    given: PersonDraft,
    readAt?: Date,
  ): Promise<ScimPerson | Refusal> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    const known = await ports.scimPeople.find(connection.ownerId, id);
    if (!known) return noPerson();
    if (readAt && readAt.getTime() !== known.updatedAt.getTime()) return changedMeanwhile();
    // A removal is not held up by what cannot be kept (SSO-10).
    const isRemoval = known.isActive && !given.isActive;
    if (!isRemoval && normalizeEmail(given.userName) !== known.userName)
      return invalid(
        [{ field: 'userName', message: 'The address of a user cannot be changed.' }],
        'mutability',
      );
    const draft = isRemoval ? { ...tidied(given), userName: known.userName } : readDraft(connection, given);
    if (isRefusal(draft)) return draft;
    const userId = await byProvider(connection.ownerId, () => placed(ports, connection, known, draft));
    if (isRefusal(userId)) return userId;
    const updatedAt = new Date(Math.max(ports.clock().getTime(), known.updatedAt.getTime() + 1));
    const next = { ...known, ...draft, userId, updatedAt };
    return (await ports.scimPeople.replace(next, known.updatedAt)) ? next : changedMeanwhile();
  };
}

/** Gives or takes the places of a person who becomes active or inactive. Returns the account's id. */
async function placed(
  ports: Ports,
  connection: SsoConnection,
  known: ScimPerson,
  draft: PersonDraft,
): Promise<string | Refusal> {
  if (!draft.isActive) return dropPlaces(ports, connection.ownerId, known);
  // An addition that ended before its place was given is completed.
  const hasBeenPlaced = known.isActive && known.userId !== '';
  return hasBeenPlaced ? known.userId : givePlace(ports, connection, draft);
}

const changedMeanwhile = () =>
  new Refusal('conflict', 'scim-changed', 'This user was changed by another request. Please try again.');

/** Removes a person with every place at the owner's restaurants. */
export function deletePerson(ports: Ports) {
  return async (hash: string, id: string): Promise<Refusal | undefined> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    const known = await ports.scimPeople.find(connection.ownerId, id);
    if (!known) return noPerson();
    const { ownerId } = connection;
    const dropped = await byProvider(ownerId, () => dropPlaces(ports, ownerId, known));
    if (isRefusal(dropped)) return dropped;
    await ports.scimPeople.remove(ownerId, id);
    return undefined;
  };
}

const tidied = (draft: PersonDraft): PersonDraft => ({
  userName: normalizeEmail(draft.userName),
  externalId: draft.externalId.trim().slice(0, longestExternalId),
  givenName: usableName(draft.givenName),
  familyName: usableName(draft.familyName),
  isActive: draft.isActive,
});

/** The draft in its stored form. Only people in proven domains are the provider's to add (SSO-2). */
function readDraft(connection: SsoConnection, given: PersonDraft): PersonDraft | Refusal {
  const draft = tidied(given);
  const refuse = (message: string) => invalid([{ field: 'userName', message }]);
  if (!isEmail(draft.userName)) return refuse('A userName must be an email address.');
  if (!provenDomain(connection, draft.userName))
    return refuse('The domain of this address is not proven for single sign-on.');
  return draft;
}

const exists = () => new Refusal('already-exists', 'scim-exists', 'There is a user with this userName.');

const tooMany = () =>
  new Refusal('conflict', 'too-many-people', `A provider adds at most ${maxScimPeople} people.`);
