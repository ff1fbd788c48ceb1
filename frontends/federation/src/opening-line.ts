import type { Formats } from '@tablewell/languages/formats';
import type { PagesTexts } from '@tablewell/languages/pages-texts';
import type { Translate } from '@tablewell/languages/texts';

interface Span {
  openingTime?: string | undefined;
  closingTime?: string | undefined;
  daysOfWeek?: readonly number[] | undefined;
}

/** The opening hours in a restaurant's public view, as HH:MM. */
interface OpeningHours extends Span {
  operatingHours?: readonly Span[] | undefined;
}

/** The formatters and texts of one language. */
export interface Wording {
  t: Translate<PagesTexts>;
  formats: Pick<Formats, 'time' | 'list'>;
}

/**
 * The week's opening in one line: "Open 11:00 AM – 3:00 PM, 5:00 PM – 10:00 PM"; empty if no hours are known. The
 * server writes it into the booking page and its code renders it again, so both use this function.
 */
export function openingLine(
  { operatingHours, openingTime, closingTime }: OpeningHours,
  { t, formats }: Wording,
): string {
  const spans: Span[] = [];
  for (const period of operatingHours?.[0] ? operatingHours : [{ openingTime, closingTime }]) {
    // Periods that follow each other on the same days, without a pause, are one.
    const earlier = spans.find(
      (span) => span.closingTime === period.openingTime && `${span.daysOfWeek}` === `${period.daysOfWeek}`,
    );
    if (earlier) earlier.closingTime = period.closingTime;
    else spans.push({ ...period });
  }
  // On a phone the line wraps between two openings, not within one.
  const different = new Set(
    spans.flatMap(({ openingTime: from, closingTime: to }) =>
      from && to
        ? spanText({ openingTime: from, closingTime: to }, { t, formats }).replaceAll(' ', '\u00a0')
        : [],
    ),
  );
  return different.size ? t('opening.hours', { hours: formats.list([...different]) }) : '';
}

/** Opening and closing time: "5:00 PM – 10:00 PM". */
export function spanText(
  { openingTime, closingTime }: { openingTime: string; closingTime: string },
  { t, formats }: Wording,
): string {
  return t('opening.span', { from: timeOf(openingTime, formats), to: timeOf(closingTime, formats) });
}

/** A day ends at 24:00, which formatters show as 0:00. */
const timeOf = (time: string, formats: Wording['formats']): string => formats.time(time.replace(/^24/, '00'));
