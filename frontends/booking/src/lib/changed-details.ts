import type { DinerBody } from '../components/diner-details';

/** The details that differ between two states of a form, as a change sends them. */
export function changedDetails(before: DinerBody, after: DinerBody): DinerBody {
  const { email = '', occasion = '', dietary = [], dietaryNotes = '' } = after;
  const isDietChanged =
    String(dietary) !== String(before.dietary ?? []) || dietaryNotes !== (before.dietaryNotes ?? '');
  return {
    ...(email !== (before.email ?? '') && { email }),
    ...(occasion !== (before.occasion ?? '') && { occasion }),
    // The two are replaced together.
    ...(isDietChanged && { dietary, dietaryNotes }),
  };
}
