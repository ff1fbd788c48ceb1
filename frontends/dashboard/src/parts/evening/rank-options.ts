import { minuteMs } from '@tablewell/api-client/book';
import { lossOf } from './losses';
import type { TableAsk, TableOption } from './table-option';

/** When an option has to be given back before the turn would end; undefined: not before. */
export const boundOf = ({ next, blockedFrom }: TableOption): number | undefined =>
  next === undefined && blockedFrom === undefined
    ? undefined
    : Math.min(next?.from ?? Infinity, blockedFrom ?? Infinity);

/** The shortest stay that is offered without a warning. */
export const shortestMinutes = 45;

/** Whether a party may stay until the table is needed, or has it for its whole turn or not at all. */
export type Stay = 'bounded' | 'whole';

type Standing = 'free' | 'costs' | 'taken';

/**
 * `free`: as good as any. `costs`: something speaks against it, which a host may override. `taken`: a party sits there, or
 * somebody is booking it at this moment.
 */
export function standingOf(option: TableOption, { from }: TableAsk, stay: Stay): Standing {
  const { takenBy, fit } = option;
  if (takenBy?.isSeated || takenBy?.id === '') return 'taken';
  if (takenBy || fit === 'too-small') return 'costs';
  const bound = boundOf(option);
  if (bound === undefined) return 'free';
  return stay === 'bounded' && bound - from >= shortestMinutes * minuteMs ? 'free' : 'costs';
}

/** A table of the server whose turn it is makes up for one wasted seat. */
const turnWorth = 1.5;
/** Tables have to be carried. */
const combinationCost = 2;
/** A party at a table for larger ones. */
const tooLargeCost = 3;

/** Free tables first, then those that are large enough, whatever it takes to have them. */
const tierOf = (standing: Standing, { fit }: TableOption): number =>
  ({ free: 0, costs: 1, taken: 2 })[standing] + (fit === 'too-small' ? 3 : 0);

/**
 * The options in the order in which a host would think of them: few wasted seats, a long stay, the area that the party
 * asked for, the server whose turn it is. Those with a cost come later, first those that cost others least; then taken
 * ones, first those that are free soon; tables that are too small come last (EVENING-5).
 */
export function rankOptions(
  options: readonly TableOption[],
  ask: TableAsk,
  { stay, prefers = () => false, isTurn = () => false }: RankBy,
): readonly TableOption[] {
  // A party that stays until the next one comes takes nothing from that one.
  const takesFromOthers = (option: TableOption): boolean =>
    standingOf(option, ask, stay) === 'costs' && seatingAt(option, ask, stay).until === undefined;
  const scoreOf = (option: TableOption): number => {
    const missing = ask.until - Math.min(boundOf(option) ?? Infinity, ask.until);
    return (
      Math.max(0, option.seats - ask.size) +
      missing / (15 * minuteMs) +
      (option.tables.length > 1 ? combinationCost : 0) +
      (option.fit === 'too-large' ? tooLargeCost : 0) +
      (option.fit === 'too-small' ? 10 * (ask.size - option.seats) : 0) +
      (prefers(option) ? -10 : 0) -
      (isTurn(option) ? turnWorth : 0) +
      (takesFromOthers(option) ? lossOf(option) : 0) +
      (option.takenBy?.isSeated ? ((option.freeFrom ?? ask.until) - ask.from) / (5 * minuteMs) : 0)
    );
  };
  return options
    .map((option, index) => ({
      option,
      index,
      at: tierOf(standingOf(option, ask, stay), option),
      score: scoreOf(option),
    }))
    .sort((a, b) => a.at - b.at || a.score - b.score || a.index - b.index)
    .map(({ option }) => option);
}

interface RankBy {
  readonly stay: Stay;
  /** The party asked for its area. */
  readonly prefers?: (option: TableOption) => boolean;
  /** It belongs to the server whose turn it is. */
  readonly isTurn?: (option: TableOption) => boolean;
}

/** How a party would be seated at an option: until it is needed, and whether that takes a host's word. */
export function seatingAt(
  option: TableOption,
  { from }: TableAsk,
  stay: Stay,
): { readonly override: boolean; readonly until?: number } {
  const bound = boundOf(option);
  const until =
    stay === 'bounded' && !option.takenBy && bound !== undefined && bound > from ? bound : undefined;
  const overrides = option.takenBy !== undefined || (bound !== undefined && until === undefined);
  return {
    override: option.fit === 'too-small' || overrides,
    ...(until === undefined ? {} : { until }),
  };
}

/** The tables of the first option of a ranking, if they are free for the whole turn; otherwise empty. */
export const firstFree = ([best]: readonly TableOption[], ask: TableAsk): readonly string[] =>
  best && standingOf(best, ask, 'whole') === 'free' ? best.tables : [];
