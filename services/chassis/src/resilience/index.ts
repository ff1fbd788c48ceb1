export { changeDocument } from './change-document';
export { FairTurns } from './fair-turns';
export { GroupCommit, type Waiting } from './group-commit';
export { maxEntries } from './max-entries';
export { isTransientError } from './transient-error';
