import type { Connection } from 'mongoose';
import { beginSpan, isRecording, type OpenSpan, SpanKind } from './spans';

/**
 * Records a span for each store command within a trace: its collection, never its content. The connection must be
 * opened with `monitorCommands`. Hand-written, because OpenTelemetry's instrumentations patch nothing in a bundle
 * (decision 0065).
 */
export function traceStoreCommands(connection: Connection): void {
  const open = new Map<number, OpenSpan>();
  const end = (requestId: number, failed?: string) => {
    open.get(requestId)?.end({ failed });
    open.delete(requestId);
  };
  connection
    .getClient()
    // Emitted in the caller's async context, so the current span is the caller's.
    .on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
      if (!isRecording()) return;
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
