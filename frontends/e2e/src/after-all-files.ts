// Jest's `globalTeardown` is a module's default.
export { takeProductBack as default } from './shared-product';
