import type { Clock } from '@tablewell/chassis/clock';
import { events } from '@tablewell/chassis/events';
import type { IdSource } from '@tablewell/chassis/ids';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { clockText } from '@tablewell/shared/calendar';
import { type LocalTime, localTimeOf } from '@tablewell/shared/zone';
import type { EventFactory } from '../../ports';
import type { SummaryRow } from '../../boards/summaries';
import { kindMessages } from '../board-mapping';
import { toBlock } from '../block-mapping';
import { toOnlinePause, toSection, toShiftNote } from '../evening-mapping';
import { partyEntry } from './party-events';

/** Creates the outbox entries of events. */
export function createEventFactory(clock: Clock, newId: IdSource): EventFactory {
  const made = () => ({ id: newId(), at: clock() });
  return {
    ofParty: (event) => partyEntry(event, made()),
    sectionsSet: ({ restaurantId, date: localDate, version, sections }) =>
      outboxEntry(
        events.sectionsSet,
        { restaurantId, localDate, version: BigInt(version), sections: sections.map(toSection) },
        made(),
      ),
    shiftNoteSet: (note) => {
      const { restaurantId, date: localDate } = note;
      return outboxEntry(events.shiftNoteSet, { restaurantId, localDate, note: toShiftNote(note) }, made());
    },
    onlinePauseSet: ({ restaurantId, timezone, date: localDate, pause, resumed }) =>
      outboxEntry(
        events.onlinePauseSet,
        {
          restaurantId,
          localDate,
          pause: toOnlinePause(pause),
          untilLocal: toLocalText(localTimeOf(pause.until, timezone)),
          resumed,
        },
        made(),
      ),
    boardSummarized: ({ board, isTest, pieces, recipients }) =>
      outboxEntry(
        events.boardSummarized,
        {
          ...{ boardId: board.id, name: board.name, restaurantId: board.weekly.restaurantId, isTest },
          pieces: pieces.map(({ kind, rows, before, ...piece }) => ({
            ...piece,
            kind: kindMessages[kind],
            rows: rows.map(toRow),
            before: before.map(toRow),
          })),
          recipients: recipients.map(({ userId, email, token, pieces: places }) => ({
            ...{ userId, email, unsubscribeToken: token, pieces: [...places] },
          })),
        },
        made(),
      ),
    blockSet: ({ restaurant, block, dates, lifted }) =>
      outboxEntry(
        events.blockSet,
        {
          restaurantId: restaurant.id,
          block: toBlock(restaurant, block),
          localDates: [...dates],
          fromLocal: toLocalText(localTimeOf(block.from, restaurant.timezone)),
          untilLocal: toLocalText(localTimeOf(block.until, restaurant.timezone)),
          lifted,
        },
        made(),
      ),
  };
}

const toRow = ({ label, values }: SummaryRow) => ({ label, values: [...values] });

/** YYYY-MM-DDTHH:MM. */
function toLocalText({ date, minute }: LocalTime): string {
  return `${date}T${clockText(minute)}`;
}
