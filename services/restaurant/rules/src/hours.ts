/**
 * A named stretch of opening. Minutes are after local midnight; `closesAt` may be 1440. A period that closes before it opens
 * ends on the next morning (HOURS-5).
 */
export interface OperatingPeriod {
  readonly id: string;
  readonly name: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly intervalMinutes: number;
  /** 0 = Sunday to 6 = Saturday. */
  readonly daysOfWeek: readonly number[];
}

/** Days without service: weekdays, and local dates as YYYY-MM-DD. */
export interface Closures {
  readonly weekly: readonly number[];
  readonly special: readonly string[];
}

/** The intervals that an owner may choose (HOURS-2). */
export const intervalChoices = [15, 30, 60] as const;

/** A new operating period (HOURS-1): 11:00–22:00, every 30 minutes, all week. */
export const defaultPeriod: Omit<OperatingPeriod, 'id'> = {
  name: 'Service',
  opensAt: 11 * 60,
  closesAt: 22 * 60,
  intervalMinutes: 30,
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
};

/**
 * When the service day turns, in minutes after local midnight: what starts before belongs to the evening before (HOURS-13).
 * A whole hour until noon.
 */
export const dayTurnsAt = { default: 5 * 60, max: 12 * 60 } as const;

/** The turn time: its default, and the bounds of the owner's choice (TABLE-5). */
export const seatingMinutes = { default: 90, min: 15, max: 360 } as const;
