export { measured } from './list';
