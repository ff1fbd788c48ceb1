// The pages of the waitlist, in one file.
export { EntryPage } from './entry-page';
export { JoinPage } from './join-page';
