export * from './identities';
export * from './nats';
export * from './store';
export * from './service';
export * from './measurements';
export { allStoredText } from './all-stored-text';
export { NameServer } from './name-server';
export { refusalOf } from './refusals';
export { recordSpans, type RecordedSpans } from './spans';
