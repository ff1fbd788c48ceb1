export { eventHeaders, EventBus, streamOf } from './bus';
export * from './registry';
export { type DeadLetter, DeadLetters } from './dead-letters';
export { LiveReader } from './live-reader';
export * from './subscriber';
