import type { DescMethodUnary } from '@bufbuild/protobuf';
import type { Permission } from '@tablewell/chassis/access';
import { AvailabilityService } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { ReportService } from '@tablewell/proto/reservation/v1/report_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';

/** `quick` reads take up to some hundred milliseconds, `long` ones some seconds: neither kind waits for the other. */
export type Lane = 'quick' | 'long';

/** A read that is computed in a thread. */
export interface WhatIfKind {
  readonly method: DescMethodUnary;
  /** Checked before the read waits for a thread, so that a refusal is immediate. The use case checks it as well. */
  readonly permission: Permission;
  readonly lane: Lane;
  /** Its thread is ended after this long. */
  readonly limitMs: number;
  /** What the caller reads if too much waits already. */
  readonly busy: string;
  /** What the caller reads after the limit. */
  readonly tooLong: string;
}

const quick = (method: DescMethodUnary, permission: Permission): WhatIfKind => ({
  method,
  permission,
  lane: 'quick',
  limitMs: 4_000,
  busy: 'Your restaurant has many requests under way. Please try again in a moment.',
  tooLong: 'This took too long. Please try again later.',
});

const { explainStarts, getDemand, getOverbookingAdvice, previewChange, simulateChange } =
  AvailabilityService.method;
const { reviewBlock } = EveningService.method;
const { listReservationsToReview } = ReservationService.method;

export const whatIfKinds: readonly WhatIfKind[] = [
  quick(explainStarts, 'reservations'),
  quick(getDemand, 'settings'),
  quick(getOverbookingAdvice, 'settings'),
  quick(ReportService.method.getReports, 'reservations'),
  quick(ReportService.method.getForecast, 'reservations'),
  quick(listReservationsToReview, 'reservations'),
  quick(reviewBlock, 'reservations'),
  {
    method: previewChange,
    permission: 'settings',
    lane: 'long',
    limitMs: 12_000,
    busy: 'Other changes are being previewed. Please try again in a moment.',
    tooLong: 'The preview took too long. Please try again later.',
  },
  {
    method: simulateChange,
    permission: 'settings',
    lane: 'long',
    limitMs: 12_000,
    busy: 'Another simulation is running. Please try again in a moment.',
    tooLong: 'The simulation took too long. Please try again later.',
  },
];
