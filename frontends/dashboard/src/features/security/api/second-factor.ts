import { queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';

/** The second factor of this user. */
export interface SecondFactor {
  isOn: boolean;
  since: Date | undefined;
  codesLeft: number;
  /** False: the account signs in with Google only. */
  hasPassword: boolean;
}

/** A secret for the app. Nothing counts until its first code is sent back with `setup`. */
export interface Setup {
  secret: string;
  uri: string;
  setup: string;
}

const rpc = async () => (await import('../../../lib/rpc')).secondFactor();

export const readSecondFactor = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }): Promise<SecondFactor> => {
      const { isOn, since, recoveryCodesLeft, hasPassword } = await (
        await rpc()
      ).getSecondFactor({}, { signal });
      return { isOn, since: since && timestampDate(since), codesLeft: recoveryCodesLeft, hasPassword };
    },
  });

export const beginSecondFactor = async (password: string): Promise<Setup> => {
  const { secret, uri, setup } = await (await rpc()).beginSecondFactor({ password });
  return { secret, uri, setup };
};

/** Switches it on; returns the recovery codes, which are shown this once. */
export const confirmSecondFactor = async (given: { setup: string; code: string }): Promise<string[]> =>
  (await (await rpc()).confirmSecondFactor(given)).recoveryCodes;

/** Replaces the recovery codes, and returns the new ones. */
export const renewRecoveryCodes = async (code: string): Promise<string[]> =>
  (await (await rpc()).renewRecoveryCodes({ code })).recoveryCodes;

export const endSecondFactor = async (code: string): Promise<void> => {
  await (await rpc()).endSecondFactor({ code });
};
