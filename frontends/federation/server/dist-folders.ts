import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The `dist` of one frontend below the folder that holds them all. */
export const distOf = (frontends: string, name: string): string => join(frontends, name, 'dist');

interface Read<Value> {
  modified: number;
  value: Value | undefined;
}

/**
 * A JSON or text file that a deployment may replace while we run: read again when its time of change differs, so
 * that a remote is rolled back by putting its old files there. Undefined while there is no such file. One that cannot
 * be parsed is logged once, and what was read before holds.
 */
export function watchedFile<Value>(
  path: string,
  parse: (text: string) => Value,
  onProblem: (error: unknown) => void = () => undefined,
): () => Promise<Value | undefined> {
  let last: Read<Value> | undefined;
  return async () => {
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined) return undefined;
    if (last?.modified === modified) return last.value;
    const text = await readFile(path, 'utf8');
    try {
      last = { modified, value: parse(text) };
    } catch (error) {
      last = { modified, value: last?.value };
      onProblem(error);
    }
    return last.value;
  };
}
