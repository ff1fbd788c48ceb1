const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Nov 1, 2026 by the viewer's clock; a dash where there was no visit. */
export const visitDate = (instant: string | null | undefined): string =>
  instant ? format.format(new Date(instant)) : '–';
