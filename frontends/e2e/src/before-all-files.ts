// Jest's `globalSetup` has to be the default export of a module.
export { lendProduct as default } from './shared-product';
