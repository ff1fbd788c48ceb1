import { mostOnline, onlineSize } from './availability/online-sizes';
import type { AvailabilityRules } from './availability/rules';
import type { Floor, FloorTable } from './floor';

/** Areas with equal keys are one area: upper case and spaces around a name make no difference (AREA-1). */
export function areaKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** The areas of a floor by key, in the order of its tables, each as the owner wrote it first. */
export function areasOf(tables: readonly Pick<FloorTable, 'area'>[]): ReadonlyMap<string, string> {
  const areas = new Map<string, string>();
  for (const { area = '' } of tables) {
    const key = areaKey(area);
    if (key !== '' && !areas.has(key)) areas.set(key, area.trim());
  }
  return areas;
}

/**
 * The areas that a diner may choose: those with a table that the public books and that seats one of its parties. None
 * where that leaves no choice (AREA-5).
 */
export function areasToChoose(
  { tables }: Pick<Floor, 'tables'>,
  rules: AvailabilityRules = {},
): readonly string[] {
  const sizes = Array.from({ length: mostOnline }, (_, index) => index + 1).filter(
    (size) => onlineSize(rules, size) !== 'too-small',
  );
  const open = tables.filter(
    ({ audience, smallest, largest }) =>
      audience === 'everyone' && sizes.some((size) => smallest <= size && size <= largest),
  );
  const names = [...areasOf(open).values()];
  return names.length > 1 ? names : [];
}
