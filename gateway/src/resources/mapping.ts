import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';

/** An instant as `/api` writes it, or null when there is none. */
export function isoOrNull(at: Timestamp | undefined): string | null {
  return at ? timestampDate(at).toISOString() : null;
}

/** An instant that is always there. */
export function iso(at: Timestamp | undefined): string {
  return isoOrNull(at) ?? new Date(0).toISOString();
}

/** Minutes after midnight as HH:MM; 1440 is 24:00. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** HH:MM or HH:MM:SS as minutes after midnight; undefined when it is no time of day. 24:00 is 1440. */
export function clockMinutes(text: string): number | undefined {
  const match = /^([01]\d|2[0-4]):([0-5]\d)(:[0-5]\d)?$/.exec(text.trim());
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 1_440 ? minutes : undefined;
}
