/** The words of an error for a person; the client's errors carry the server's own text, else the status text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
