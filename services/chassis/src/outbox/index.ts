export * from './entry';
export { OutboxRelay } from './relay';
