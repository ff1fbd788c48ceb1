// Jest's `globalTeardown` has to be the default export of a module.
export { takeProductBack as default } from './shared-product';
