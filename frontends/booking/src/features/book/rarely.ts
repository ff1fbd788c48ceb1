// Parts of the page that few restaurants, parties and readers need, in one file.
export { AreaField } from '../../components/area-field';
export { Larger } from './larger';
export { AroundField } from './times-first/around-field';
export { MembersBar } from './members-bar';
export { SharingBox } from '../sharing/sharing-box';
export { TestNote } from '../../components/test-note';
