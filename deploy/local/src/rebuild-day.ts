/** Bundled by `rebuild-day.mjs`, like this folder's other commands. */
export { rebuildDayCommand } from '../../../services/reservation/src/rebuild-day';
