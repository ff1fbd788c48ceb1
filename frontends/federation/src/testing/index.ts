export { clearRemotes, provideRemote } from './fake-runtime';
