import { invalid, isRefusal, type Refusal } from './refusal';

/** The end of a page, in a list sorted by instant, then by id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** Encodes a cursor as a page token, opaque to callers. */
export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

/** The last instant that a date has, in epoch milliseconds. */
const latestInstant = 8.64e15;

/** Decodes a page token: undefined for the first page, a refusal for an invalid token. */
export function decodeCursor(token: string, field = 'pageToken'): Cursor | undefined | Refusal {
  if (token === '') return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as [unknown, unknown];
    if (Number.isSafeInteger(at) && Math.abs(at as number) <= latestInstant && typeof id === 'string')
      return { at: new Date(at as number), id };
  } catch {
    // An unreadable token is refused below.
  }
  return invalid([{ field, message: 'The page token is not one of ours.' }]);
}

const defaultPageSize = 50;
const maxPageSize = 200;

/** The entries of a page, as asked for. */
export const pageSizeOf = (asked: number): number =>
  asked > 0 ? Math.min(maxPageSize, asked) : defaultPageSize;

/** A request for a page. */
export interface PageRequest {
  /** 0: the default. */
  readonly pageSize: number;
  /** The previous page's `nextPageToken`; empty: the first page. */
  readonly pageToken: string;
}

/** Reads a page of a list. One more entry than the page has tells whether there is another page. */
export async function readPage<Entry>(
  { pageSize, pageToken }: PageRequest,
  list: (limit: number, after: Cursor | undefined) => Promise<Entry[]>,
  cursorOf: (entry: Entry) => Cursor,
): Promise<{ entries: Entry[]; nextPageToken: string } | Refusal> {
  const after = decodeCursor(pageToken);
  if (isRefusal(after)) return after;
  const size = pageSizeOf(pageSize);
  const found = await list(size + 1, after);
  const entries = found.slice(0, size);
  const last = entries.at(-1);
  return { entries, nextPageToken: found.length > size && last ? encodeCursor(cursorOf(last)) : '' };
}
