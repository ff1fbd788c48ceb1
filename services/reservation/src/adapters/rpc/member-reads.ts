import type { MemberReads } from '@tablewell/chassis/rpc';
import { BoardService } from '@tablewell/proto/reservation/v1/board_service_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { GroupFiguresService } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { RequestService } from '@tablewell/proto/reservation/v1/request_service_pb';
import { ReservationService } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { WaitlistEntryService } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { WaitlistService } from '@tablewell/proto/reservation/v1/waitlist_service_pb';

const { getEvening, listParties, listStarts, listTables } = EveningService.method;
const { listReservations, searchReservations } = ReservationService.method;
const { listSources, listDailyCounts, listOfferedTimes } = ReservationService.method;
const { countGroup, searchGroup } = GroupFiguresService.method;
const { quoteWait, listWaiting, getWaitFigures } = WaitlistService.method;

/** The reads of members that take turns (decision 0102). */
export const memberReads: MemberReads = {
  reads: [
    ...[getEvening, listParties, listStarts, listTables],
    ...[listReservations, searchReservations],
    ...[listSources, listDailyCounts, listOfferedTimes],
    ...[countGroup, searchGroup],
    ...[RequestService.method.listRequests, BoardService.method.listBoards],
    ...[quoteWait, listWaiting, getWaitFigures, WaitlistEntryService.method.listEntries],
  ],
  worksIn: 'process',
};
