interface Span {
  openingTime?: string | undefined;
  closingTime?: string | undefined;
}

/** The opening hours as the public view of a restaurant has them, as HH:MM. */
export interface OpeningHours extends Span {
  operatingHours?: readonly Span[] | undefined;
}

/**
 * The week's opening in one line: "Open 11:00 AM – 3:00 PM, 5:00 PM – 10:00 PM"; empty when nothing is known. The
 * server writes it into the booking page and the page draws it again, so both must say the same.
 */
export function openingLine({ operatingHours, openingTime, closingTime }: OpeningHours): string {
  const periods = operatingHours?.length ? operatingHours : [{ openingTime, closingTime }];
  const spans = periods.flatMap(({ openingTime: from, closingTime: to }) =>
    from && to ? [noBreak(`${clockTime(from)} – ${clockTime(to)}`)] : [],
  );
  const different = [...new Set(spans)];
  return different.length > 0 ? `Open ${different.join(', ')}` : '';
}

/** `17:00` or `17:00:00` as `5:00 PM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours % 24 < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** On a phone the line wraps between two stretches, not within one. */
const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');
