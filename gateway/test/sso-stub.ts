import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { CallOptions } from '@connectrpc/connect';
import { linkSecrets } from '@tablewell/chassis/crypto';
import { invalid, notFound, Refusal } from '@tablewell/chassis/refusal';
import { actorKey, refusalToError } from '@tablewell/chassis/rpc';
import { ScimService, type ScimUser } from '@tablewell/proto/auth/v1/scim_service_pb';
import { SsoService } from '@tablewell/proto/auth/v1/sso_service_pb';
import { SsoSignInService } from '@tablewell/proto/auth/v1/sso_sign_in_service_pb';
import { stubOf } from './stub';

type Record = (method: string) => (request: unknown, options: CallOptions) => Promise<object>;

/** The family name of somebody whom another request changes at the same time. */
export const raced = 'Raced';

/** The only token of SCIM. */
export const scimToken = 'tw_scim_of-a-test';

const refuse = (refusal: Refusal): never => {
  throw refusalToError(refusal);
};
const at = timestampFromDate(new Date('2026-11-20T12:00:00Z'));

/** The person whom SCIM added; a test that changes it resets it. */
export interface ScimPerson {
  scimUser: Partial<ScimUser> | undefined;
}

/** Whom SCIM added before each test. */
export const mara: Partial<ScimUser> = {
  ...{ id: 'p1', userName: 'mara@company.example', externalId: 'x1', givenName: 'Mara', familyName: 'Lind' },
  ...{ active: true, createdAt: at, updatedAt: at },
};

/** Providers that know the domain `company.example` and the code `good`; one person whom SCIM added. */
export function ssoStubs(recordCall: Record, signedIn: () => object, stored: ScimPerson) {
  const knows = (tokenHash: string): void => {
    if (tokenHash !== linkSecrets.hash(scimToken))
      refuse(new Refusal('unauthenticated', 'unknown-token', 'This token is unknown, or has ended.'));
  };
  return {
    sso: stubOf(SsoService, {
      getSso: recordCall('GetSso'),
      putSsoConnection: recordCall('PutSsoConnection'),
      removeSsoConnection: recordCall('RemoveSsoConnection'),
      addSsoDomain: recordCall('AddSsoDomain'),
      checkSsoDomain: recordCall('CheckSsoDomain'),
      removeSsoDomain: recordCall('RemoveSsoDomain'),
      testSsoConnection: recordCall('TestSsoConnection'),
      startSsoTrial: async (request, options) => {
        await recordCall('StartSsoTrial')(request, options);
        return {
          url: 'https://login.company.example/auth?state=trial.s',
          ...{ browserSecret: 'of-the-trial', expiresAt: timestampFromDate(new Date(Date.now() + 600_000)) },
        };
      },
      getSsoTrial: recordCall('GetSsoTrial'),
      setSsoState: recordCall('SetSsoState'),
      setSsoRoles: recordCall('SetSsoRoles'),
      createScimToken: recordCall('CreateScimToken'),
      endScimToken: recordCall('EndScimToken'),
    }),
    ssoSignIn: stubOf(SsoSignInService, {
      startSsoSignIn: async ({ email }) => {
        if (!email.endsWith('@company.example'))
          refuse(new Refusal('not-found', 'sso-unknown', 'Your company’s sign-in is not set up here.'));
        const expiresAt = timestampFromDate(new Date(Date.now() + 600_000));
        return {
          url: 'https://login.company.example/auth?state=s',
          browserSecret: 'of-the-browser',
          expiresAt,
        };
      },
      finishSsoSignIn: async ({ browserSecret, query }) => {
        if (browserSecret !== 'of-the-browser')
          refuse(new Refusal('unauthenticated', 'sso-ended', 'This sign-in has ended. Please begin again.'));
        if (new URLSearchParams(query).get('code') !== 'good')
          refuse(new Refusal('forbidden', 'sso-no-place', 'You work in none of the restaurants.'));
        return signedIn();
      },
      finishSsoTrial: async ({ browserSecret }, { contextValues }) => {
        if (browserSecret !== 'of-the-trial' || !contextValues?.get(actorKey))
          refuse(new Refusal('unauthenticated', 'sso-ended', 'This sign-in has ended. Please begin again.'));
        return {};
      },
      logOutBySso: async ({ logoutToken }) => {
        if (logoutToken !== 'good')
          refuse(invalid([{ field: 'logout_token', message: 'Not valid.' }], 'bad-logout-token'));
        return { ended: 1, sessionIds: ['sso'] };
      },
    }),
    scim: stubOf(ScimService, {
      listScimUsers: async ({ tokenHash, userName, externalId, count }) => {
        knows(tokenHash);
        const isFound = [
          ['', stored.scimUser?.userName].includes(userName.toLowerCase()),
          ['', stored.scimUser?.externalId].includes(externalId),
        ].every(Boolean);
        const users = stored.scimUser && isFound ? [stored.scimUser] : [];
        return { users: users.slice(0, count) as ScimUser[], total: users.length };
      },
      getScimUser: async ({ tokenHash, id }) => {
        knows(tokenHash);
        if (id !== stored.scimUser?.id) refuse(notFound('There is no such user.'));
        return { user: stored.scimUser as ScimUser };
      },
      createScimUser: async ({ tokenHash, user: draft }) => {
        knows(tokenHash);
        if (stored.scimUser && draft?.userName === stored.scimUser.userName)
          refuse(new Refusal('already-exists', 'scim-exists', 'There is a user with this userName.'));
        stored.scimUser = { ...draft, id: 'p2', createdAt: at, updatedAt: at } as ScimUser;
        return { user: stored.scimUser as ScimUser };
      },
      replaceScimUser: async ({ tokenHash, user: draft, readAt }) => {
        knows(tokenHash);
        // Somebody else's request makes the person inactive before this one arrives.
        if (draft?.familyName === raced && stored.scimUser?.active)
          stored.scimUser = {
            ...stored.scimUser,
            active: false,
            updatedAt: timestampFromDate(new Date('2026-11-20T12:00:01Z')),
          };
        if (readAt?.seconds !== stored.scimUser?.updatedAt?.seconds)
          refuse(new Refusal('conflict', 'scim-changed', 'This user was changed by another request.'));
        if (draft?.userName !== stored.scimUser?.userName)
          refuse(invalid([{ field: 'userName', message: 'The address cannot be changed.' }], 'mutability'));
        stored.scimUser = { ...draft, createdAt: at, updatedAt: at } as ScimUser;
        return { user: stored.scimUser as ScimUser };
      },
      deleteScimUser: async ({ tokenHash }) => {
        knows(tokenHash);
        stored.scimUser = undefined;
        return {};
      },
    }),
  };
}
