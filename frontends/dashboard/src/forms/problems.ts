/** The error of each field, by the field's name in the API. */
export type Problems = Readonly<Record<string, string>>;

/** The names of fields in messages under `/rpc`, where they differ from those of the API. */
const apiNames: Readonly<Record<string, string>> = {
  operatingPeriods: 'operatingHours',
  closures: 'closedDays',
  tableTypes: 'tableAvailability',
};

/** The server's refused fields by those names: it may write an index of a list as `[0]`, `.0` or `/0`. */
export function problemsFrom(details: readonly { field: string; message: string }[]): Problems {
  const problems: Record<string, string> = {};
  for (const { field, message } of details) {
    const name = field
      .replace(/^\//, '')
      .replace(/^\w+/, (head) => apiNames[head] ?? head)
      .replace(/[./](\d+)/g, '[$1]')
      .replaceAll('/', '.');
    problems[name] ??= message;
  }
  return problems;
}
