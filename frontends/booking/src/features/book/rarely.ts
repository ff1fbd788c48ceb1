// Parts of the form that few restaurants and parties need, in one file.
export { AreaField } from '../../components/area-field';
export { Larger } from './larger';
export { AroundField } from './times-first/around-field';
