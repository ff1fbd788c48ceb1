import type { Problems } from '../../forms/problems';
import type { SettingsDraft } from './settings-draft';

/** The props of each section of the settings form. */
export interface SectionProps {
  draft: SettingsDraft;
  change: (part: Partial<SettingsDraft>) => void;
  problems: Problems;
}
