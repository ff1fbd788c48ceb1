export { pieceKinds } from './layout';
export type { Combination, Layout, LayoutContent, LayoutTable, Piece, PieceKind, Size } from './layout';
export { saverOf, updateLayouts } from './layout-updates';
export { drawingOf } from './piece-drawing';
export { layoutsOf, layoutsRoot } from './query';
export { shapeFor, shapes } from './shapes';
export type { Shape } from './shapes';
