/** Local dates, `YYYY-MM-DD`, from `start` to `end`, both inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

export const inRange = (date: string, { start, end }: DateRange): boolean => start <= date && date <= end;
