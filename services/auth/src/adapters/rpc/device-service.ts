import { actorKey, implement, type Implementation, orRefuse } from '@tablewell/chassis';
import { DeviceService } from '@tablewell/proto/auth/v1/device_service_pb';
import type { Ports } from '../../ports';
import { listDevices, signOutDevice, signOutEverywhere } from '../../use-cases/devices';
import { toDeviceMessage } from '../mapping';

/** `DeviceService`: translates, and nothing else. */
export function deviceService(ports: Ports): Implementation {
  const cases = {
    list: listDevices(ports),
    signOut: signOutDevice(ports),
    everywhere: signOutEverywhere(ports),
  };
  return implement(DeviceService, {
    async listDevices(_ask, { values }) {
      const actor = values.get(actorKey);
      const sessions = orRefuse(await cases.list(actor));
      return { devices: sessions.map((session) => toDeviceMessage(session, actor?.sessionId ?? '')) };
    },
    async signOutDevice({ id }, { values }) {
      orRefuse(await cases.signOut(values.get(actorKey), id));
      return {};
    },
    async signOutEverywhere(_ask, { values }) {
      orRefuse(await cases.everywhere(values.get(actorKey)));
      return {};
    },
  });
}
