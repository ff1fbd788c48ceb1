import { isDoc, type Doc, type Value } from '../bson/values';

/** Called with each value at a path; `undefined` means that there is none. */
export type ValueTest = (value: Value | undefined) => boolean;

const position = /^(0|[1-9]\d*)$/;

export const arrayPosition = (part: string | undefined): number | undefined =>
  part !== undefined && position.test(part) ? Number(part) : undefined;

/**
 * Whether some value at the end of a dotted path passes, as MongoDB walks it: through arrays of documents, by
 * array position, and (with `expand`) into an array at the end, which is tested by its elements and as a whole.
 * A path that runs through an array without meeting a document yields nothing at all, not even "missing".
 */
export function someValue(
  document: Doc,
  parts: readonly string[],
  test: ValueTest,
  expand: boolean,
  depth = 0,
): boolean {
  const value = document.get(parts[depth] as string);
  if (depth === parts.length - 1) {
    if (expand && Array.isArray(value)) return value.some(test) || test(value);
    return test(value);
  }
  if (isDoc(value)) return someValue(value, parts, test, expand, depth + 1);
  if (Array.isArray(value)) return someElement(value, parts, test, expand, depth + 1);
  return test(undefined);
}

function someElement(
  array: Value[],
  parts: readonly string[],
  test: ValueTest,
  expand: boolean,
  depth: number,
): boolean {
  if (array.some((element) => isDoc(element) && someValue(element, parts, test, expand, depth))) return true;
  const index = arrayPosition(parts[depth]);
  if (index === undefined || index >= array.length) return false;
  const element = array[index] as Value;
  if (depth === parts.length - 1) return test(element);
  if (isDoc(element)) return someValue(element, parts, test, expand, depth + 1);
  return Array.isArray(element) && someElement(element, parts, test, expand, depth + 1);
}

/** Which element of the first array on the path made the test pass: the one that the positional `$` updates. */
export function matchedPosition(
  document: Doc,
  parts: readonly string[],
  test: ValueTest,
): { arrayPath: string; index: number } | undefined {
  let value: Value | undefined = document;
  for (const [depth, part] of parts.entries()) {
    value = isDoc(value) ? value.get(part) : undefined;
    if (!Array.isArray(value)) continue;
    const index = value.findIndex((element) =>
      depth === parts.length - 1
        ? test(element)
        : isDoc(element) && someValue(element, parts, test, true, depth + 1),
    );
    return index < 0 ? undefined : { arrayPath: parts.slice(0, depth + 1).join('.'), index };
  }
  return undefined;
}
