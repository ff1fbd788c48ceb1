// What a booking needs only after its first try.
export { amend } from './amend';
export { retryWhileBusy } from './retry-while-busy';
export { nextSubmission } from './submission';
