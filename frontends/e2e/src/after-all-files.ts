// Jest's `globalTeardown` has to be the default export of a module.
export { closePool as default } from './product-pool';
