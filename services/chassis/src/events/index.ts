export { eventHeaders, EventBus, streamOf } from './bus';
export { byPublisher } from './by-publisher';
export * from './registry';
export { type DeadLetter, DeadLetters } from './dead-letters';
export * from './handler';
export { LiveReader } from './live-reader';
export * from './subscriber';
