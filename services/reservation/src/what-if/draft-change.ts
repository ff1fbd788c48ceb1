import { availabilityProblems } from '@tablewell/restaurant-rules/availability/problems';
import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { tidyRules, withoutPeriods } from '@tablewell/restaurant-rules/availability/tidy';
import { type Floor, floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { floorProblems } from '@tablewell/restaurant-rules/floor-problems';
import { type SettingsChange, tidy } from '@tablewell/restaurant-rules/settings';
import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import { type FieldProblem, invalid, type Refusal } from '@tablewell/chassis/refusal';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** An unsaved change of settings. A field that it leaves out keeps the value in force. */
export interface DraftChange extends Pick<
  SettingsChange,
  'operatingPeriods' | 'closures' | 'seatingMinutes' | 'tableTypes'
> {
  readonly availabilityRules?: AvailabilityRules;
  /** The tables of a floor plan, instead of counts. */
  readonly floor?: Floor;
}

/** The rules with the draft applied, or the problems of the draft by field. */
export function withDraft(rules: RestaurantRules, draft: DraftChange): RestaurantRules | Refusal {
  const { availabilityRules, floor, ...settings } = draft;
  const change = tidy(settings);
  const { operatingPeriods: periods = rules.periods, closures = rules.closures } = change;
  const known = new Set(periods.map(({ id }) => id));
  const given = availabilityRules && tidyRules(availabilityRules);
  const problems: FieldProblem[] = [
    ...(given ? under('availabilityRules', availabilityProblems(given, known)) : []),
    ...settingsProblems(change),
    ...(floor ? under('floor', bookableFloorProblems(floor)) : []),
  ];
  if (problems.length > 0) return invalid(problems);
  // A rule ends with its operating period, as when the change is saved.
  const kept = given ?? withoutPeriods(rules.availabilityRules, known);
  const { seatingMinutes = rules.seatingMinutes } = change;
  const next = { ...rules, periods, closures, seatingMinutes, availabilityRules: kept };
  return withTables(next, change, floor);
}

function withTables(
  { floor: inForce, layoutId, ...rules }: RestaurantRules,
  { tableTypes }: SettingsChange,
  floor: Floor | undefined,
): RestaurantRules {
  if (floor) return { ...rules, floor };
  if (tableTypes) return { ...rules, floor: floorFromCounts(tableTypes) };
  return { ...rules, floor: inForce, ...(layoutId ? { layoutId } : {}) };
}

/** The problems of a floor that reservations are to be booked on. */
export function bookableFloorProblems(floor: Floor): FieldProblem[] {
  if (floor.tables.length === 0) return [{ field: 'tables', message: 'This floor has no tables to book' }];
  return floorProblems(floor);
}

/** The problems of a part, by their paths in the whole. */
export const under = (path: string, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ field, message }) => ({ field: `${path}.${field}`, message }));
