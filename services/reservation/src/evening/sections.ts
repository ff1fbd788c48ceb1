import { type FieldProblem, invalid, type Refusal } from '@tablewell/chassis/refusal';

/** The tables of one server. */
export interface Section {
  readonly server: string;
  readonly tableNumbers: readonly string[];
}

/** The sections of an evening: the tables of each server. */
export interface EveningSections {
  readonly restaurantId: string;
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  /** Incremented with every change; a change is based on it. */
  readonly version: number;
  readonly sections: readonly Section[];
}

const maxSections = 20;
const longestServer = 40;

/** Validates sections, by field: at most 20, distinct servers, and each table in one section at most (EVENING-8). */
export function refuseSections(
  sections: readonly Section[],
  tables: readonly { readonly number: string }[],
): Refusal | undefined {
  if (sections.length > maxSections)
    return invalid([{ field: 'sections', message: `Please give at most ${maxSections} sections` }]);
  const known = new Set(tables.map(({ number }) => number));
  const servers = new Set<string>();
  const taken = new Set<string>();
  const problems = sections.flatMap(({ server, tableNumbers }, index): FieldProblem[] => {
    const field = `sections[${index}].server`;
    const name = server.toLocaleLowerCase('en');
    const found = [
      ...(server === '' || server.length > longestServer
        ? [{ field, message: `Please give the server’s name, at most ${longestServer} characters` }]
        : []),
      ...(servers.has(name) ? [{ field, message: 'This server has a section already' }] : []),
      ...tableNumbers.flatMap((number, at) => {
        const path = `sections[${index}].tableNumbers[${at}]`;
        if (!known.has(number)) return [{ field: path, message: 'There is no table of this number' }];
        if (taken.has(number)) return [{ field: path, message: 'This table is in two sections' }];
        taken.add(number);
        return [];
      }),
    ];
    servers.add(name);
    return found;
  });
  return problems.length > 0 ? invalid(problems) : undefined;
}

/** Whether two lists give the same servers the same tables. */
export function isSameSections(a: readonly Section[], b: readonly Section[]): boolean {
  const text = (sections: readonly Section[]) =>
    JSON.stringify(sections.map(({ server, tableNumbers }) => [server, tableNumbers]));
  return text(a) === text(b);
}
