import { type Actor, refuseWithout } from '@tablewell/chassis';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { Message } from '../domain/message';
import type { PageMark, Ports } from '../ports';

const defaultPage = 50;
const largestPage = 200;

/** A page of what was sent for a restaurant, newest first, for members. */
export function listMessages({ messages }: Pick<Ports, 'messages'>) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; pageSize: number; pageToken: string },
  ): Promise<{ messages: Message[]; nextPageToken: string } | Refusal> => {
    const stranger = refuseWithout('messages', actor, ask.restaurantId);
    if (stranger) return stranger;
    const after = readMark(ask.pageToken);
    if (isRefusal(after)) return after;
    const size = ask.pageSize > 0 ? Math.min(largestPage, ask.pageSize) : defaultPage;
    const found = await messages.list(ask.restaurantId, size + 1, after);
    const page = found.slice(0, size);
    const last = page.at(-1);
    return { messages: page, nextPageToken: found.length > size && last ? writeMark(last) : '' };
  };
}

function writeMark({ createdAt, id }: PageMark): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

function readMark(token: string): PageMark | undefined | Refusal {
  if (token === '') return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as [unknown, unknown];
    if (typeof at === 'number' && typeof id === 'string') return { createdAt: new Date(at), id };
  } catch {
    // Answered below.
  }
  return invalid([{ field: 'pageToken', message: 'The page token is not one of ours.' }]);
}
