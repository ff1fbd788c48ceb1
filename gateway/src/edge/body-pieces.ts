import type { Readable } from 'node:stream';

/**
 * Reads one chunk of a body per turn of the event loop. Node itself reads up to 2 MB of a connection before it goes on
 * to the next one, so a few hundred connections with large bodies would make all others wait for a second.
 */
export function readByPieces(body: Readable, onPiece?: (piece: Buffer) => void): void {
  body.on('data', (piece: Buffer) => {
    onPiece?.(piece);
    body.pause();
    setImmediate(() => body.resume());
  });
}
