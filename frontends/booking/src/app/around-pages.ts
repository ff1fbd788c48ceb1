// Parts without which the form works. They are loaded early, in case the connection is lost later.
export { BrokenPage } from './broken-page';
export { Footer } from './footer';
