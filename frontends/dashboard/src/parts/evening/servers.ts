import type { Section } from '@tablewell/api-client/book';

/** A table's server, and the server's position in the list, which decides the color and pattern. */
export interface TableServer {
  readonly server: string;
  readonly index: number;
}

/** The server of each table. */
export function serversByTable(sections: readonly Section[]): ReadonlyMap<string, TableServer> {
  const found = new Map<string, TableServer>();
  sections.forEach(({ server, tables }, index) => {
    for (const number of tables) found.set(number, { server, index });
  });
  return found;
}
