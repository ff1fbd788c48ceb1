/** The fields of a restaurant's public view that decide its hours. */
export interface WeekOpening {
  timezone?: string;
  operatingHours?: readonly {
    openingTime?: string | undefined;
    closingTime?: string | undefined;
    daysOfWeek?: readonly number[];
  }[];
  closedDays?: { readonly special?: readonly string[]; readonly weekly?: readonly number[] };
  specialDays?: readonly SpecialOpening[];
}

/** Dates with hours of their own. */
export interface SpecialOpening {
  readonly name: string;
  readonly from: string;
  /** Included. */
  readonly until: string;
  readonly closed?: boolean;
  readonly periods?: readonly Span[];
}

export interface Span {
  readonly openingTime: string;
  readonly closingTime: string;
}

/** Dates whose hours differ from the week's; without spans if they are closed. */
interface SpecialHours {
  readonly from: string;
  readonly until: string;
  /** Empty for a closed date without a name. */
  readonly name: string;
  readonly spans: readonly Span[];
}

const dayMs = 86_400_000;

/** The opening times of each day of the week, Sunday first (HOURS-2, HOURS-5). */
export function spansOfWeek({ operatingHours = [], closedDays }: WeekOpening): readonly Span[][] {
  return Array.from({ length: 7 }, (_, day) =>
    closedDays?.weekly?.includes(day)
      ? []
      : operatingHours
          .flatMap(({ openingTime, closingTime, daysOfWeek = [] }) =>
            openingTime && closingTime && (daysOfWeek.length === 0 || daysOfWeek.includes(day))
              ? [{ openingTime, closingTime }]
              : [],
          )
          .sort((a, b) => a.openingTime.localeCompare(b.openingTime)),
  );
}

/**
 * The dates within `days` of a date whose hours differ from the week's, in order; dates closed by a closure are closed.
 */
export function specialHours(opening: WeekOpening, today: string, days: number): SpecialHours[] {
  const last = new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const isSoon = (from: string, until: string) => from <= last && until >= today;
  const closed = (opening.closedDays?.special ?? [])
    .filter((date) => isSoon(date, date))
    .map((date) => ({ from: date, until: date, name: '', spans: [] }));
  const special = (opening.specialDays ?? [])
    .filter(({ from, until, closed: isClosed, periods }) => isSoon(from, until) && (isClosed || periods))
    .map(({ from, until, name, closed: isClosed, periods = [] }) => ({
      ...{ from, until, name },
      spans: isClosed ? [] : periods.map(({ openingTime, closingTime }) => ({ openingTime, closingTime })),
    }));
  return [...closed, ...special].sort((a, b) => a.from.localeCompare(b.from));
}

/** The date in a zone at an instant; in UTC if the zone is unknown. */
export function dateIn(timezone: string | undefined, now: Date): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone ?? 'UTC', dateStyle: 'short' }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}
