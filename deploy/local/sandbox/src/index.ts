export { buildSandbox, type Sandbox } from './app';
export { readConfig, type Config } from './config';
