// Jest's `globalSetup` has to be the default export of a module.
export { openPool as default } from './product-pool';
