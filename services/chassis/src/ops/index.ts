export * from './logger';
export { Readiness } from './readiness';
export { startOpsServer } from './ops-server';
