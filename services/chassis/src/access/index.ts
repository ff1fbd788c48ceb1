export * from './actor';
export { clientNetwork } from './client-network';
export * from './initiator';
export * from './permissions';
