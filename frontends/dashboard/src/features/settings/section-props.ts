import type { Problems, SettingsDraft } from './settings-draft';

/** What each part of the settings form works on. */
export interface SectionProps {
  draft: SettingsDraft;
  change: (part: Partial<SettingsDraft>) => void;
  problems: Problems;
}
