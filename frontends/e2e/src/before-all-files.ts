// Jest's `globalSetup` is a module's default.
export { lendProduct as default } from './shared-product';
