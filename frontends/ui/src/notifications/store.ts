import type { Tone } from '../elements/tones';

export interface Notification {
  id: number;
  tone: Tone;
  title?: string;
  /** One line each. */
  lines: readonly string[];
  /** Milliseconds that the region shows it, not counting while it is being read; `null` until dismissed. */
  hideAfter: number | null;
}

/** The action of a message; pressing it dismisses the message. With an address it is a link. */
export type NotificationAction = { label: string } & (
  { href: string; onAct?: never } | { href?: never; onAct: () => void }
);

export interface NotifyOptions {
  tone?: Tone;
  title?: string;
  /** Milliseconds until it disappears; `null`: not before it is dismissed. Default: 8 s for an error or with an action, otherwise 5 s. */
  hideAfter?: number | null;
  action?: NotificationAction;
}

/** Dispatched on `window` when a modal dialog opens, which then covers the rest of the page. */
export const dialogOpened = 'tablewell:dialog-opened';

/** The list's key in `PageGlobals`. */
export interface NotificationStore {
  notifications: readonly Notification[];
  listeners: Set<() => void>;
  nextId: number;
}

// Each remote has its own copy of this package, but a page has one list, so the list is a page global.
const key = Symbol.for('tablewell.notifications');
const page = globalThis as { [key]?: NotificationStore };

// Stored beside the list, whose shape shells of the last release know: they show the message without its button.
const actionsKey = Symbol.for('tablewell.notification-actions');
const actionsPage = globalThis as { [actionsKey]?: Map<number, NotificationAction> };
const actions = (): Map<number, NotificationAction> => (actionsPage[actionsKey] ??= new Map());

/** The action of a message. */
export const actionOf = (id: number): NotificationAction | undefined => actions().get(id);

/** Milliseconds: reading an error takes longer, and an action needs time to be pressed. */
const errorHideAfter = 8_000;
const otherHideAfter = 5_000;

function store(): NotificationStore {
  page[key] ??= { notifications: [], listeners: new Set(), nextId: 1 };
  return page[key];
}

function replace(notifications: readonly Notification[]): void {
  store().notifications = notifications;
  for (const listener of store().listeners) listener();
}

/**
 * Shows a message in the page's notification region and returns a function that dismisses it. Works from any remote.
 */
export function notify(message: string | readonly string[], options: NotifyOptions = {}): () => void {
  const id = store().nextId++;
  const lines = typeof message === 'string' ? [message] : message;
  const { tone = 'info', title, action } = options;
  const { hideAfter = tone === 'danger' || action ? errorHideAfter : otherHideAfter } = options;
  if (action) actions().set(id, action);
  replace([...store().notifications, { id, tone, lines, hideAfter, ...(title ? { title } : {}) }]);
  return () => dismissNotification(id);
}

export function dismissNotification(id: number): void {
  actions().delete(id);
  const left = store().notifications.filter((notification) => notification.id !== id);
  if (left.length !== store().notifications.length) replace(left);
}

export const readNotifications = (): readonly Notification[] => store().notifications;

export function watchNotifications(listener: () => void): () => void {
  store().listeners.add(listener);
  return () => store().listeners.delete(listener);
}
