import { t } from './texts';
/** Every IANA zone that this browser knows, and the one in use if it is not among them. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...known, ...(current ? [current] : [])])].sort();
}

/** Zones grouped by the region with which their names begin. */
export function groupZones(zones: readonly string[]): [area: string, zones: string[]][] {
  const groups = new Map<string, string[]>();
  for (const zone of zones) {
    const slash = zone.indexOf('/');
    const area = slash < 0 ? t('settings.general.otherZones') : zone.slice(0, slash);
    groups.set(area, [...(groups.get(area) ?? []), zone]);
  }
  return [...groups];
}
