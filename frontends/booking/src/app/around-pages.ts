// What the form works without. It is loaded early, so that it is there if the connection is lost later.
export { BrokenPage } from './broken-page';
export { Footer } from './footer';
