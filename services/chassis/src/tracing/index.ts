export * from './provider-requests';
export * from './spans';
export { startTracing, type TracingConfig } from './start';
