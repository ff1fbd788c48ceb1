import type { EventHandler } from '@tablewell/chassis';

/** Several handlers of one kind of event as one, which runs them in their order; each is safe to repeat. */
export function inOrder(handlers: readonly EventHandler[]): EventHandler[] {
  const types = [...new Set(handlers.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    async handle(payload, meta) {
      for (const handler of handlers) if (handler.type === type) await handler.handle(payload, meta);
    },
  }));
}
