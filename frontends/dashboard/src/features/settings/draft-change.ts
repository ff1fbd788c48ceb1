import { minuteOf } from '@tablewell/shared/calendar';
import type { Draft } from '../../parts/effects/preview-change';
import type { SettingsPatch } from './settings-draft';

/** The changes that affect starts and tables, to be previewed; undefined if there are none. */
export function draftChangeOf(changes: SettingsPatch): Draft | undefined {
  const { operatingHours, closedDays, seatingMinutes, tableAvailability } = changes;
  if (!(operatingHours || closedDays || seatingMinutes || tableAvailability)) return undefined;
  return {
    ...(operatingHours ? { operatingPeriods: { items: operatingHours.map(toPeriod) } } : {}),
    ...(closedDays ? { closures: closedDays } : {}),
    ...(seatingMinutes === undefined ? {} : { seatingMinutes }),
    ...(tableAvailability
      ? { tables: { case: 'tableTypes', value: { items: Object.entries(tableAvailability).map(toStock) } } }
      : {}),
  };
}

const toPeriod = (period: NonNullable<SettingsPatch['operatingHours']>[number]) => ({
  id: period.id,
  name: period.name,
  opensAt: minuteOf(period.openingTime),
  closesAt: minuteOf(period.closingTime),
  intervalMinutes: Number(period.reservationInterval),
  daysOfWeek: [...period.daysOfWeek],
});

const toStock = ([key, stock]: [string, NonNullable<SettingsPatch['tableAvailability']>[string]]) =>
  typeof stock === 'number' ? { key, count: stock, countOnly: true } : { key, ...stock };
