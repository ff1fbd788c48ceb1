import { ApiError } from '@tablewell/api-client';
import { clock } from './language';

/** A text of the server, whose times are always `20:46`, with times as the reader writes them: `8:46 PM`. */
export const withClock = (text: string): string =>
  text.replaceAll(/\b([01]\d|2[0-3]):([0-5]\d)\b/g, (_time, hour: string, minute: string) =>
    clock.label(Number(hour) * 60 + Number(minute)),
  );

/** The text of an error for the user; the client's errors carry the server's own text, otherwise the status text. */
export const messageOf = (error: unknown): string =>
  withClock(error instanceof Error ? error.message : String(error));

/** The message of a refusal with one of these codes; undefined for other failures. */
export const messageOfRefusal = (error: unknown, codes: ReadonlySet<string>): string | undefined =>
  error instanceof ApiError && codes.has(error.body.code ?? '') ? messageOf(error) : undefined;
