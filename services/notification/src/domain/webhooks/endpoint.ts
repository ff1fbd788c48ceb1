import type { FieldProblem } from '@tablewell/chassis/refusal';
import { isWebhookKind, type WebhookKind } from './kinds';
import type { WebhookSecrets } from './secrets';
import { readEndpointUrl, type UrlRules } from './url';

/**
 * Why nothing is sent to an endpoint: its owner turned it off, it answered that it is gone, or it failed for too long.
 */
export type OffReason = 'owner' | 'gone' | 'failing';

/** An address of a partner that is told what happens in a restaurant. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly restaurantId: string;
  /** The owner of the restaurant, whose plan decides whether events are sent (HOOK-1). */
  readonly ownerId: string;
  /** A name for the receiver, such as a partner's. */
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  /** Absent: it is on. */
  readonly off?: OffReason | undefined;
  readonly secrets: WebhookSecrets;
  readonly createdAt: Date;
  /** The first failure since its last success; absent: the last try succeeded, or there was none. */
  readonly failingSince?: Date | undefined;
  /** Until when it asked to receive nothing. */
  readonly pausedUntil?: Date | undefined;
  /** Recorded once a minute. */
  readonly lastDeliveredAt?: Date | undefined;
}

/** Most endpoints of a restaurant. */
export const maxEndpoints = 10;
const maxName = 60;

/** What a caller asks of an endpoint. */
export interface EndpointDraft {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly isOn: boolean;
}

type Draft = Pick<WebhookEndpoint, 'name' | 'url' | 'kinds'> & { readonly isOn: boolean };

/** The draft in its stored form, or every problem with it. */
export function readEndpoint(
  draft: EndpointDraft,
  rules: UrlRules,
): Draft | { readonly problems: readonly FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  if (draft.name === '') refuse('name', 'Please say who receives the events');
  if (draft.name.length > maxName) refuse('name', `A name has at most ${maxName} characters`);
  const url = readEndpointUrl(draft.url, rules);
  if ('problem' in url) refuse('url', url.problem);
  if (draft.kinds.length === 0) refuse('kinds', 'Please choose at least one kind of event');
  draft.kinds.forEach((kind, index) => {
    if (!isWebhookKind(kind)) refuse(`kinds[${index}]`, 'There is no such kind of event');
  });
  if ('problem' in url || problems.length > 0) return { problems };
  const kinds = [...new Set(draft.kinds.filter(isWebhookKind))];
  return { name: draft.name, url: url.href, kinds, isOn: draft.isOn };
}

/** Whether an endpoint receives an event: it is on, subscribes to the kind, and existed when the event happened. */
export const isToldOf = (
  { kinds, off, createdAt }: Pick<WebhookEndpoint, 'kinds' | 'off' | 'createdAt'>,
  event: { readonly kind: WebhookKind; readonly at: Date },
): boolean => !off && kinds.includes(event.kind) && event.at >= createdAt;
