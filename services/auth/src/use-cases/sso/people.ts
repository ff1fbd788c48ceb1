import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { isEmail } from '@tablewell/shared/email';
import { normalizeEmail, usableName } from '../../domain/account-rules';
import { maxScimPeople, provenDomain, type ScimPerson, type SsoConnection } from '../../domain/sso';
import type { Ports } from '../../ports';
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
    const userId = await givePlace(ports, connection, draft);
    if (isRefusal(userId)) {
      await ports.scimPeople.remove(ownerId, made.id);
      return userId;
    }
    const placed = { ...made, userId };
    await ports.scimPeople.replace(placed);
    return placed;
  };
}

/** Replaces what is known about a person. An inactive one loses every place at the owner's restaurants and is signed out (SSO-8). */
export function replacePerson(ports: Ports) {
  return async (hash: string, id: string, given: PersonDraft): Promise<ScimPerson | Refusal> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    const known = await ports.scimPeople.find(connection.ownerId, id);
    if (!known) return noPerson();
    if (normalizeEmail(given.userName) !== known.userName)
      return invalid(
        [{ field: 'userName', message: 'The address of a user cannot be changed.' }],
        'mutability',
      );
    const draft = known.isActive && !given.isActive ? tidied(given) : readDraft(connection, given);
    if (isRefusal(draft)) return draft;
    const userId = draft.isActive
      ? await givePlace(ports, connection, draft)
      : await dropPlaces(ports, connection.ownerId, known);
    if (isRefusal(userId)) return userId;
    const next = { ...known, ...draft, userId, updatedAt: ports.clock() };
    await ports.scimPeople.replace(next);
    return next;
  };
}

/** Removes a person with every place at the owner's restaurants. */
export function deletePerson(ports: Ports) {
  return async (hash: string, id: string): Promise<Refusal | undefined> => {
    const connection = await connectionOfToken(ports, hash);
    if (isRefusal(connection)) return connection;
    const known = await ports.scimPeople.find(connection.ownerId, id);
    if (!known) return noPerson();
    const dropped = await dropPlaces(ports, connection.ownerId, known);
    if (isRefusal(dropped)) return dropped;
    await ports.scimPeople.remove(connection.ownerId, id);
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
