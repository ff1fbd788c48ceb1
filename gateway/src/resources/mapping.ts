import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';

/** An instant as `/api` writes it, or null if there is none. */
export function isoOrNull(at: Timestamp | undefined): string | null {
  return at ? timestampDate(at).toISOString() : null;
}

/** A required instant as `/api` writes it. */
export function iso(at: Timestamp | undefined): string {
  return isoOrNull(at) ?? new Date(0).toISOString();
}

/** What a service must have answered with. */
export function answered<T>(value: T | undefined, service: string, what: string): T {
  if (value === undefined) throw new Error(`the ${service} service answered without ${what}`);
  return value;
}

/** An answer that only confirms success. */
export const done = (message: string) => ({ success: true, message });
