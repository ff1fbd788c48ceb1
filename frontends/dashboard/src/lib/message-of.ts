import { ApiError } from '@tablewell/api-client';

/** The text of an error for the user; the client's errors carry the server's own text, otherwise the status text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The message of a refusal with one of these codes; undefined for other failures. */
export const messageOfRefusal = (error: unknown, codes: ReadonlySet<string>): string | undefined =>
  error instanceof ApiError && codes.has(error.body.code ?? '') ? messageOf(error) : undefined;
