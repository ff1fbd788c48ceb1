import { type Combination, type Floor, type FloorTable, tableAudiences } from './floor';
import type { SettingsProblem } from './settings-problems';

/** Bounds of a floor: every decision about a table may examine each table and each combination. */
export const floorBounds = {
  tables: 300,
  combinations: 100,
  tablesOfCombination: 6,
  seats: 100,
  priority: 99,
  numberLength: 8,
  areaLength: 40,
} as const;

const numberShape = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** Every problem of a floor of numbered tables, by the path of its field (TABLE-11). */
export function floorProblems({ tables, combinations }: Floor): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (tables.length > floorBounds.tables)
    return [{ field: 'tables', message: `A floor has at most ${floorBounds.tables} tables` }];
  if (combinations.length > floorBounds.combinations)
    return [
      { field: 'combinations', message: `A floor has at most ${floorBounds.combinations} combinations` },
    ];
  const numbers = new Set<string>();
  tables.forEach((table, index) => {
    problems.push(...tableProblems(table, `tables[${index}]`));
    if (numbers.has(table.number))
      problems.push({
        field: `tables[${index}].number`,
        message: `There is another table ${table.number} on this floor`,
      });
    numbers.add(table.number);
  });
  const known = new Set<string>();
  combinations.forEach((combination, index) => {
    const field = `combinations[${index}]`;
    problems.push(...combinationProblems(combination, numbers, field));
    const same = [...combination.tables].sort().join('\n');
    if (known.has(same))
      problems.push({ field: `${field}.tables`, message: 'These tables are combined already' });
    known.add(same);
  });
  return problems;
}

function tableProblems(table: FloorTable, field: string): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  const { number, type, area, audience, priority } = table;
  if (number.length > floorBounds.numberLength || !numberShape.test(number))
    problems.push({
      field: `${field}.number`,
      message: `A table's number has 1 to ${floorBounds.numberLength} letters and digits`,
    });
  if (type === '') problems.push({ field: `${field}.type`, message: 'Please choose a type' });
  if (area !== undefined && area.length > floorBounds.areaLength)
    problems.push({
      field: `${field}.area`,
      message: `An area's name has at most ${floorBounds.areaLength} characters`,
    });
  if (!tableAudiences.includes(audience))
    problems.push({ field: `${field}.audience`, message: 'Please choose who may have this table' });
  if (!Number.isInteger(priority) || priority < 0 || priority > floorBounds.priority)
    problems.push({
      field: `${field}.priority`,
      message: `A priority is a whole number from 0 to ${floorBounds.priority}`,
    });
  return [...problems, ...partyProblems(table, field)];
}

function combinationProblems(
  combination: Combination,
  numbers: ReadonlySet<string>,
  field: string,
): SettingsProblem[] {
  const { tables } = combination;
  const most = floorBounds.tablesOfCombination;
  const problems: SettingsProblem[] = [];
  if (tables.length < 2 || tables.length > most)
    problems.push({ field: `${field}.tables`, message: `A combination has 2 to ${most} tables` });
  if (new Set(tables).size < tables.length)
    problems.push({ field: `${field}.tables`, message: 'A combination has each table once' });
  const missing = tables.find((number) => !numbers.has(number));
  if (missing !== undefined)
    problems.push({ field: `${field}.tables`, message: `There is no table ${missing} on this floor` });
  return [...problems, ...partyProblems(combination, field)];
}

function partyProblems(
  { smallest, largest }: Pick<FloorTable, 'smallest' | 'largest'>,
  field: string,
): SettingsProblem[] {
  const isSeats = (seats: number) => Number.isInteger(seats) && seats >= 1 && seats <= floorBounds.seats;
  if (!isSeats(largest))
    return [{ field: `${field}.largest`, message: `A table seats from 1 to ${floorBounds.seats}` }];
  if (!isSeats(smallest) || smallest > largest)
    return [
      {
        field: `${field}.smallest`,
        message: 'The smallest party has at least 1 and at most the largest one',
      },
    ];
  return [];
}
