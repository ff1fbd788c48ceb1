import { invalid, type Refusal } from './refusal';

/** The end of a page, in a list sorted by instant, then by id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Encodes a cursor as a page token, opaque to callers. */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** Decodes a page token: undefined for the first page, a refusal for an invalid token. */
export function decodeCursor(token: string): Cursor | undefined | Refusal {
  if (token === '') return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as [unknown, unknown];
    if (typeof at === 'number' && typeof id === 'string') return { at: new Date(at), id };
  } catch {
    // An unreadable token is refused below.
  }
  return invalid([{ field: 'pageToken', message: 'The page token is not one of ours.' }]);
}
