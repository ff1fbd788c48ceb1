import { answer, api } from '@tablewell/api-client';
import type { SettingsPatch } from '../settings-draft';

/** Saves changed settings; what is absent stays. 400 with `details` names the refused fields. */
export const updateRestaurant = ({ id, changes }: { id: string; changes: SettingsPatch }) =>
  answer(api.PATCH('/api/restaurant/{id}', { params: { path: { id } }, body: changes }));
