export { measured } from './list';
export { metricsText } from './meter';
