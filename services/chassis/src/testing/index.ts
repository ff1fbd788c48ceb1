export * from './identities';
export * from './nats';
export * from './store';
export * from './service';
export * from './measurements';
export { allStoredText } from './all-stored-text';
export { refusalOf } from './refusals';
export { recordSpans, type RecordedSpans } from './spans';
