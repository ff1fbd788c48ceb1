import type { Connection } from 'mongoose';
import { beginSpan, isTraced, type OpenSpan, SpanKind } from './spans';

/**
 * Makes a span of each command to the store that belongs to a trace, with its collection and never its content. The
 * connection must have been made with `monitorCommands`.
 */
export function traceStoreCommands(connection: Connection): void {
  const open = new Map<number, OpenSpan>();
  const end = (requestId: number, failed?: string) => {
    open.get(requestId)?.end({ failed });
    open.delete(requestId);
  };
  connection
    .getClient()
    // The driver tells of a command where it is sent, so that the caller's trace is at hand.
    .on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
      if (!isTraced()) return;
      const collection = (command as Record<string, unknown>)[commandName];
      const named = typeof collection === 'string' ? { 'db.collection.name': collection } : {};
      const span = beginSpan(typeof collection === 'string' ? `${commandName} ${collection}` : commandName, {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'mongodb',
          'db.namespace': databaseName,
          'db.operation.name': commandName,
          ...named,
        },
      });
      if (span) open.set(requestId, span);
    })
    .on('commandSucceeded', ({ requestId }) => end(requestId))
    .on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
