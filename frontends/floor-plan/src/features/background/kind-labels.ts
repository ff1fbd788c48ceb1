import type { PieceKind } from '../../model/document';

export const kindLabels: Readonly<Record<PieceKind, string>> = {
  wall: 'Wall',
  bar: 'Bar',
  door: 'Door',
  area: 'Area',
};
