/** Bundled by `rebuild-day.mjs`, as this folder's other commands. */
export { rebuildDayCommand } from '../../../services/reservation/src/rebuild-day';
