export { pieceKinds } from './layout';
export type { Combination, Layout, LayoutContent, LayoutTable, Piece, PieceKind, Size } from './layout';
export { drawingOf } from './piece-drawing';
export type { PieceDrawing } from './piece-drawing';
export { layoutsOf } from './query';
export { shapeFor, shapes } from './shapes';
export type { Shape } from './shapes';
