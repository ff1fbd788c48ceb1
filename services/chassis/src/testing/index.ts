export * from './identities';
export * from './nats';
export * from './store';
export * from './service';
export * from './measurements';
export { everythingKept } from './everything-kept';
export { refusalOf } from './refusals';
export { keepSpans, type KeptSpans } from './spans';
