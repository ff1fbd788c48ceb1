type Value = string | number | boolean;

/** A cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

function toCell(value: Value): string {
  if (typeof value !== 'string') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), with the names of the columns first; nothing where a value is null. Texts that a spreadsheet would run get an apostrophe. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, Value | null>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/** Whether a header `Accept` prefers CSV to JSON; what names neither gets JSON. */
export const prefersCsv = (accept: string | undefined): boolean => prefers('text/csv', accept);

/** Whether a header `Accept` prefers a type to JSON; what names neither gets JSON. */
export function prefers(type: string, accept: string | undefined): boolean {
  const ranges = (accept ?? '').toLowerCase().split(',').map(readRange);
  const find = (...types: string[]) => ranges.find((range) => types.includes(range.type));
  const own = find(type);
  if (!own || own.weight === 0) return false;
  const json = find('application/json');
  if (!json) return own.weight >= (find('application/*', '*/*')?.weight ?? 0);
  if (own.weight !== json.weight) return own.weight > json.weight;
  return ranges.indexOf(own) < ranges.indexOf(json);
}

function readRange(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return { type, weight: Number.isFinite(weight) ? weight : 0 };
}
