import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The `dist` of one frontend below the folder that holds them all. */
export const distOf = (frontends: string, name: string): string => join(frontends, name, 'dist');

interface Read<Value> {
  modified: number;
  value: Value | undefined;
}

/**
 * A JSON or text file that a deployment may replace at run time: it is read again when its modification time differs,
 * so that copying the old files back rolls a remote back. Undefined while there is no such file. A file that cannot be
 * parsed is logged once, and the previous content stays in force.
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
