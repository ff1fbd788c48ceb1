// The router of tests. Here and not in the facade, which every page downloads whole.
export { MemoryRouter } from 'react-router';
export { clearRemotes, provideRemote } from './fake-runtime';
