export { connectWithRetry } from './connect-with-retry';
export { GroupCommit, type Waiting } from './group-commit';
export { maxEntries } from './max-entries';
export { isTransientError } from './transient-error';
