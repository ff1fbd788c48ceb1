export { ChangePage } from '../features/change/change-page';
export { ConfirmationPage } from '../features/confirmation/confirmation-page';
export { OutcomePage } from '../features/outcome/outcome-page';
