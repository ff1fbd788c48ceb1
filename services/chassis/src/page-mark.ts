import { invalid, type Refusal } from './refusal';

/** Where a page of a list ended that is sorted by instant, then by id. */
export interface PageMark {
  readonly at: Date;
  readonly id: string;
}

/** The mark as a page token: opaque to callers. */
export function writeMark({ at, id }: PageMark): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** What {@link writeMark} wrote; undefined for the first page, a refusal for what it did not write. */
export function readMark(token: string): PageMark | undefined | Refusal {
  if (token === '') return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as [unknown, unknown];
    if (typeof at === 'number' && typeof id === 'string') return { at: new Date(at), id };
  } catch {
    // Answered below.
  }
  return invalid([{ field: 'pageToken', message: 'The page token is not one of ours.' }]);
}
