import { maxOnline, onlineSize } from './availability/online-sizes';
import type { AvailabilityRules } from './availability/rules';
import type { Floor, FloorTable } from './floor';

/** Areas with equal keys are one area: case and the spaces around a name do not matter (AREA-1). */
export function areaKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

/** The areas of a floor by key, in the order of its tables, each with the first spelling of its name. */
export function areasOf(tables: readonly Pick<FloorTable, 'area'>[]): ReadonlyMap<string, string> {
  const areas = new Map<string, string>();
  for (const { area = '' } of tables) {
    const key = areaKey(area);
    if (key !== '' && !areas.has(key)) areas.set(key, area.trim());
  }
  return areas;
}

/** An area that a diner may choose. */
interface AreaChoice {
  /** In the owner's spelling. */
  readonly name: string;
  /** The sizes of public parties that it can seat, in order. */
  readonly partySizes: readonly number[];
}

/**
 * The areas that a diner may choose: those with a table or a combination that the public books and that seats one of
 * its parties, with the sizes of those parties. None if that leaves no choice (AREA-5).
 */
export function areasToChoose(
  { tables, combinations }: Pick<Floor, 'tables' | 'combinations'>,
  rules: AvailabilityRules = {},
): readonly AreaChoice[] {
  const sizes = Array.from({ length: maxOnline }, (_, index) => index + 1).filter(
    (size) => onlineSize(rules, size) !== 'too-small',
  );
  const open = tables.filter(({ audience }) => audience === 'everyone');
  const choices = [...areasOf(open)].map(([key, name]) => {
    const own = open.filter(({ area = '' }) => areaKey(area) === key);
    const numbers = new Set(own.map(({ number }) => number));
    const together = combinations.filter((each) => each.tables.every((number) => numbers.has(number)));
    const partySizes = sizes.filter((size) =>
      [...own, ...together].some(({ smallest, largest }) => smallest <= size && size <= largest),
    );
    return { name, partySizes };
  });
  const offered = choices.filter(({ partySizes }) => partySizes.length > 0);
  return offered.length > 1 ? offered : [];
}
