type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads `a[b][0][c]=v` as the card provider does: names in brackets are fields, numbers are list positions and an empty
 * pair of brackets appends. Lists are returned as arrays, in the order of their numbers.
 */
export function parseForm(text: string): FormObject {
  const root: FormObject = Object.create(null) as FormObject;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [
      name.split('[')[0] ?? '',
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ''),
    ];
    if (path.length > 8 || path.some((part) => forbidden.has(part))) continue;
    put(root, path, value);
  }
  return listsInside(root) as FormObject;
}

function put(target: FormObject, path: string[], value: string): void {
  const [head = '', ...rest] = path;
  const name = head === '' ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const next = target[name];
  const child = isFormObject(next) ? next : (Object.create(null) as FormObject);
  target[name] = child;
  put(child, rest, value);
}

function listsInside(value: FormValue): FormValue {
  if (!isFormObject(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) {
    return names.sort((a, b) => Number(a) - Number(b)).map((name) => listsInside(value[name] ?? ''));
  }
  for (const name of names) value[name] = listsInside(value[name] ?? '');
  return value;
}

export function isFormObject(value: FormValue | undefined): value is FormObject {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The string at a field; undefined if it is absent or not a plain value. */
export function textAt(form: FormObject | undefined, name: string): string | undefined {
  const value = form?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function objectAt(form: FormObject | undefined, name: string): FormObject | undefined {
  const value = form?.[name];
  return isFormObject(value) ? value : undefined;
}

/** The list at a field. A single plain value counts as a list of one element, as at the provider. */
export function listAt(form: FormObject | undefined, name: string): FormValue[] {
  const value = form?.[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** A flat map of strings, such as `metadata`; other values are dropped. */
export function stringsAt(form: FormObject | undefined, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectAt(form, name) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
