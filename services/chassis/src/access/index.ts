export * from './actor';
export * from './address-ranges';
export * from './api-key';
export { clientNetwork } from './client-network';
export * from './initiator';
export * from './masked-contact';
export * from './permissions';
export * from './scopes';
export * from './withheld';
