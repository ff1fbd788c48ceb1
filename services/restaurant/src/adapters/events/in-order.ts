import type { EventHandler } from '@tablewell/chassis/events';

/** Combines handlers of the same event into one that runs them in order; each must be idempotent. */
export function inOrder(handlers: readonly EventHandler[]): EventHandler[] {
  const types = [...new Set(handlers.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    async handle(payload, meta) {
      for (const handler of handlers) if (handler.type === type) await handler.handle(payload, meta);
    },
  }));
}
