import type { Progress } from './lifecycle';

/** The parties of a restaurant's service day that have come equally far; canceled ones are none of them. */
export interface PartyGroup {
  readonly restaurantId: string;
  /** Absent: booked. */
  readonly progress?: Progress | undefined;
  /** It is a request without an answer. */
  readonly isRequest: boolean;
  /** It came through the waitlist and has not sat. */
  readonly isInLine: boolean;
  readonly parties: number;
  readonly covers: number;
}

/** A service day in figures (GROUP-3). */
export interface DayFigures {
  readonly parties: number;
  readonly covers: number;
  readonly seatedParties: number;
  readonly seatedCovers: number;
  readonly waiting: number;
  readonly noShows: number;
}

const none: DayFigures = {
  parties: 0,
  covers: 0,
  seatedParties: 0,
  seatedCovers: 0,
  waiting: 0,
  noShows: 0,
};

/** What a group of parties adds to the figures. A party of the waitlist counts only once it has sat (WAIT-1). */
function figuresOf({ progress, isRequest, isInLine, parties, covers }: PartyGroup): Partial<DayFigures> {
  if (isRequest) return {};
  if (isInLine) return progress === 'waiting' || progress === 'ready' ? { waiting: parties } : {};
  if (progress === 'no-show') return { noShows: parties };
  const seated = progress === 'seated' ? { seatedParties: parties, seatedCovers: covers } : {};
  return { parties, covers, ...seated };
}

/** The figures of each restaurant that has any party. */
export function addUpFigures(groups: readonly PartyGroup[]): ReadonlyMap<string, DayFigures> {
  const figures = new Map<string, DayFigures>();
  for (const group of groups) {
    const sum = { ...(figures.get(group.restaurantId) ?? none) };
    for (const [key, value] of Object.entries(figuresOf(group))) sum[key as keyof DayFigures] += value;
    figures.set(group.restaurantId, sum);
  }
  return figures;
}

export const noFigures = none;
