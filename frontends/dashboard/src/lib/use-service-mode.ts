import { useDeviceChoice } from './device-choice';
import { usePhone } from './use-wide';

const modes = ['service', 'full'] as const;

/**
 * Whether the evening has the whole screen, without the navigation of the dashboard: on a tablet on its stand. Chosen per
 * device; a phone has room for nothing else.
 */
export function useServiceMode(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [mode, choose] = useDeviceChoice('tablewell:tonight-mode', modes);
  const isPhone = usePhone();
  return [mode === 'service' || (mode === undefined && isPhone), (isOn) => choose(isOn ? 'service' : 'full')];
}
