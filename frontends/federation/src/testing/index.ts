export { MemoryRouter } from './memory-router';
export type { InitialEntry } from 'react-router';
export { clearRemotes, provideRemote } from './fake-runtime';
