import { queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { storeSession } from '@tablewell/api-client';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { given, proofName } from './passkeys';
import type { Proof } from './passkeys';

/** A shared tablet of the restaurant. */
export interface Tablet {
  id: string;
  name: string;
  setBy: string;
  used: Date | undefined;
  userAgent: string;
}

/** A person with a PIN. */
export interface PinHolder {
  userId: string;
  name: string;
  since: Date | undefined;
}

const loaded = () => import('../../../lib/rpc');
const rpc = async () => (await loaded()).sharedTablet();

/** The user's PIN at a restaurant; for owners and managers also its shared tablets and the people with a PIN. */
export const tabletSettings = (restaurantId: string) =>
  queryOptions({
    queryKey: ['tablet-settings', restaurantId],
    queryFn: async ({ signal }) => {
      const { ownPin, tablets, holders } = await (
        await rpc()
      ).getTabletSettings({ restaurantId }, { signal });
      return {
        own: {
          setAt: ownPin?.setAt && timestampDate(ownPin.setAt),
          isRetired: ownPin?.isRetired ?? false,
          minDigits: ownPin?.minDigits ?? 4,
          proof: await proofName(ownPin?.proof ?? 0),
        },
        tablets: tablets.map(({ id, name, setBy, usedAt, userAgent }): Tablet => ({
          ...{ id, name, setBy, userAgent },
          used: usedAt && timestampDate(usedAt),
        })),
        holders: holders.map(({ userId, name, setAt }): PinHolder => ({
          ...{ userId, name },
          since: setAt && timestampDate(setAt),
        })),
      };
    },
  });

interface NewPin {
  restaurantId: string;
  pin: string;
  proof: Proof;
  /** The password or the code. */
  typed: string;
}

export const setPin = async ({ restaurantId, pin, proof, typed }: NewPin): Promise<void> => {
  await (await rpc()).setPin({ restaurantId, pin, ...given(proof, typed) });
};

/** Without a user: the own one. */
export const removePin = async (restaurantId: string, userId = ''): Promise<void> => {
  await (await rpc()).removePin({ restaurantId, userId });
};

export const startSharedTablet = async (
  restaurantId: string,
  name: string,
  idleMinutes: number,
): Promise<void> => {
  await (await rpc()).startSharedTablet({ restaurantId, name, idleMinutes });
};

export const signOutTablet = async (restaurantId: string, tabletId: string): Promise<void> => {
  await (await rpc()).signOutTablet({ restaurantId, tabletId });
};

/** Returns the name of the person who uses the tablet from now on. */
export const enterPin = async (pin: string): Promise<string> => (await (await rpc()).enterPin({ pin })).name;

export const endTurn = async (): Promise<void> => {
  await (await rpc()).endTurn({});
};

/**
 * Ends the tablet. The member who set it up gets a new session, and what was issued to the tablet is not valid any
 * more.
 */
export const endSharedTablet = async (proof: Proof, typed: string): Promise<void> => {
  const { user, tokens } = await (await rpc()).endSharedTablet(given(proof, typed));
  if (!tokens) return;
  const { accessToken: token, refreshToken } = tokens;
  storeSession({ token, refreshToken, ...(user ? { user: userOf(user) } : {}) });
};

const userOf = ({ id, email, firstName, lastName }: User) => ({ id, email, firstName, lastName });
