/** The text of an error for the user; the client's errors carry the server's own text, otherwise the status text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
