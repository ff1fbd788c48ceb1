export { MemoryRouter } from './memory-router';
export type { InitialEntry } from 'react-router';
export { clearRemotes, provideRemote } from './fake-runtime';
export { serveCalls } from './serve-calls';
export type { Answer } from './serve-calls';
