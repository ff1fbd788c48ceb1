import { queryOptions } from '@tanstack/react-query';
import { timestampDate } from '@bufbuild/protobuf/wkt';

/** One signed-in session of this user. */
export interface Device {
  id: string;
  signedIn: Date | undefined;
  used: Date | undefined;
  /** Empty if it is not known. */
  address: string;
  userAgent: string;
  isCurrent: boolean;
  /** The name of the shared tablet that this device is; empty for other devices. */
  tabletName: string;
}

const rpc = async () => (await import('../../../lib/rpc')).devices();

/** The user's signed-in devices, most recently used first. */
export const listDevices = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ signal }) => {
      const { devices } = await (await rpc()).listDevices({}, { signal });
      return devices.map(({ id, signedInAt, usedAt, address, userAgent, isCurrent, tabletName }): Device => ({
        id,
        signedIn: signedInAt && timestampDate(signedInAt),
        used: usedAt && timestampDate(usedAt),
        address,
        userAgent,
        isCurrent,
        tabletName,
      }));
    },
  });

export const signOutDevice = async (id: string): Promise<void> => {
  await (await rpc()).signOutDevice({ id });
};

/** Signs this device out, too. */
export const signOutEverywhere = async (): Promise<void> => {
  await (await rpc()).signOutEverywhere({});
};
