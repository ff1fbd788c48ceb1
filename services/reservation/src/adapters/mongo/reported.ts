import type { Attending } from '../../party/attendance-counts';
import type { CountOfReports } from '../../ports';
import type { ReservationDocument } from './reservation-model';

/** The fields of a document that {@link toReported} reads for every count. */
const common =
  'status progress request.state request.withoutTable partySize placement.date placement.minute placement.from ' +
  'walkIn wait.seatedAt createdAt updatedAt';
/** The further fields that each count needs. */
const fieldsOf: Readonly<Record<CountOfReports, string>> = {
  starts: '',
  stays: 'seatingMinutes seating',
  uses: 'seatingMinutes seating',
  attendance: 'confirmation.state confirmation.startsAt',
  sources: 'source sourceUrl',
};
export const everyCount: ReadonlySet<CountOfReports> = new Set(Object.keys(fieldsOf) as CountOfReports[]);

/** The projection of a document to what its counts need, without its id. */
export const reportedFields = (wanted: ReadonlySet<CountOfReports>): Readonly<Record<string, 0 | 1>> => {
  const fields = [common, ...[...wanted].map((count) => fieldsOf[count])].join(' ').split(' ');
  const named = fields.filter((field) => field !== '').map((field) => [field, 1] as const);
  return { ...Object.fromEntries(named), _id: 0 };
};

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
