export { changeDocument } from './change-document';
export { FairQueue } from './fair-queue';
export { GroupCommit, type Waiting } from './group-commit';
export { maxEntries } from './max-entries';
export { isTransientError } from './transient-error';
