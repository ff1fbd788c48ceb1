import type { Attending } from '../../party/attendance-counts';
import type { ReservationDocument } from './reservation-model';

/** The fields of a document that {@link toReported} reads. */
export const reportedFields =
  'status progress request.state request.withoutTable partySize placement.date placement.minute placement.from ' +
  'seatingMinutes seating walkIn wait.seatedAt source sourceUrl createdAt updatedAt ' +
  'confirmation.state confirmation.startsAt';

/** What is counted of a reservation; nothing of a tombstone. */
export function toReported(document: ReservationDocument): Attending[] {
  const { status, progress, request, partySize, placement, seating, walkIn, wait, confirmation } = document;
  if (status === 'void') return [];
  return [
    {
      status,
      progress,
      request,
      partySize,
      seating,
      minute: placement.minute,
      from: placement.from,
      plannedMinutes: document.seatingMinutes,
      // A party of the waitlist had no reservation either.
      walkIn: Boolean(walkIn ?? wait),
      changedAt: document.updatedAt.getTime(),
      madeAt: document.createdAt.getTime(),
      isConfirmed: confirmation?.state === 'confirmed' && confirmation.startsAt === placement.from,
    },
  ];
}
