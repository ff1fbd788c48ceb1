import { actorKey, implement, type Implementation, orThrowRefusal } from '@tablewell/chassis/rpc';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import type { Ports } from '../../ports';
import { listDevices, signOutDevice, signOutEverywhere } from '../../use-cases/devices';
import { toDeviceMessage } from '../mapping';

/** `DeviceService` on the use cases. */
export function deviceService(ports: Ports): Implementation {
  const cases = {
    list: listDevices(ports),
    signOut: signOutDevice(ports),
    everywhere: signOutEverywhere(ports),
  };
  return implement(DeviceService, {
    async listDevices(_request, { values }) {
      const actor = values.get(actorKey);
      const sessions = orThrowRefusal(await cases.list(actor));
      return { devices: sessions.map((session) => toDeviceMessage(session, actor?.sessionId ?? '')) };
    },
    async signOutDevice({ id }, { values }) {
      orThrowRefusal(await cases.signOut(values.get(actorKey), id));
      return {};
    },
    async signOutEverywhere(_request, { values }) {
      orThrowRefusal(await cases.everywhere(values.get(actorKey)));
      return {};
    },
  });
}
