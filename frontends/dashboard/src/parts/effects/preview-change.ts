import { answer, api } from '@tablewell/api-client';
import type { components, paths } from '@tablewell/api-client';

export type Preview = components['schemas']['AvailabilityPreview'];
export type Unfit = Preview['reservations'][number];
/** An unsaved change of settings. A field that it leaves out keeps the value in force. */
export type Draft = NonNullable<
  paths['/api/restaurant/{id}/availability-rules/preview']['post']['requestBody']
>['content']['application/json'];

/** The effect of a change on reservations and offered starts. */
export const previewChange = (id: string, draft: Draft): Promise<Preview> =>
  answer(
    api.POST('/api/restaurant/{id}/availability-rules/preview', { params: { path: { id } }, body: draft }),
  );

/** The reservations that would no longer fit after the change. */
export const newlyUnfit = ({ reservations }: Preview): readonly Unfit[] =>
  reservations.filter(({ already }) => !already);

/** Whether the effect is worth showing. */
export function isNoticeable(preview: Preview): boolean {
  const isDifferent = preview.days.some(({ before, after }) =>
    before.some((count, at) => count !== after[at]),
  );
  return isDifferent || newlyUnfit(preview).length > 0 || !preview.complete;
}
