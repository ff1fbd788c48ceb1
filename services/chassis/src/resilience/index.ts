export { changeDocument } from './change-document';
export { FairQueue } from './fair-queue';
export { GroupCommit, type Waiting } from './group-commit';
export { flatMapInPieces, inPieces, mapInPieces } from './in-pieces';
export { maxEntries } from './max-entries';
export { isTransientError } from './transient-error';
export { Turns } from './turns';
