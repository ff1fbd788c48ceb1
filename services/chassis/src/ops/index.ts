export * from './logger';
export { Readiness } from './readiness';
