import { createClient } from '@connectrpc/connect';
import type { Evening as EveningMessage } from '@tablewell/proto/reservation/v1/evening_pb';
import { EveningService } from '@tablewell/proto/reservation/v1/evening_service_pb';
import { createRpcTransport } from '../rpc';
import type { Block } from './block';
import type { Evening } from './evening';
import { msOf, readParty } from './read-party';

// Loaded lazily, because the runtime of these calls is large; with it the readers of messages.
export { readPartyJson } from './read-party';
export { loadPartiesOn } from './load-parties';

/** A service day of the restaurant, loaded from the service; an empty date is its today. */
export async function loadEvening(
  restaurantId: string,
  localDate: string,
  signal: AbortSignal,
): Promise<Evening> {
  const client = createClient(EveningService, createRpcTransport());
  const { evening } = await client.getEvening({ restaurantId, localDate }, { signal });
  if (!evening) throw new Error('The answer has no evening');
  return readEvening(evening);
}

/** Converts the message to the pages' model. */
function readEvening(message: EveningMessage): Evening {
  return {
    date: message.localDate,
    timezone: message.timezone,
    turnMinutes: message.seatingMinutes,
    turnMinutesBySize: message.turnMinutesBySize,
    layoutId: message.layoutId,
    tables: message.tables.map(({ number, tableType, seats, area, smallestParty }) => ({
      number,
      type: tableType,
      seats,
      area,
      smallest: smallestParty,
    })),
    combinations: message.combinations.map(({ tableNumbers, smallestParty, largestParty }) => ({
      tables: tableNumbers,
      smallest: smallestParty,
      largest: largestParty,
    })),
    parties: message.parties.map((party) => readParty(party, message.seatingMinutes)),
    sections: message.sections.map(({ server, tableNumbers }) => ({ server, tables: tableNumbers })),
    sectionsVersion: Number(message.sectionsVersion),
    ...readNote(message.shiftNote),
    ...readPause(message.onlinePause),
    blocks: message.blocks.map(readBlock),
    pacingLimits: message.pacingLimits.map(({ from, until, mostCovers }) => ({
      from: msOf(from) ?? 0,
      until: msOf(until) ?? 0,
      mostCovers,
    })),
  };
}

function readNote(note: EveningMessage['shiftNote']): Pick<Evening, 'shiftNote'> {
  if (!note) return {};
  const { text, version, by } = note;
  return { shiftNote: { text, version: Number(version), by, writtenAt: msOf(note.writtenAt) ?? 0 } };
}

function readPause(pause: EveningMessage['onlinePause']): Pick<Evening, 'onlinePause'> {
  const until = msOf(pause?.until);
  if (!pause || until === undefined) return {};
  return { onlinePause: { until, isRestOfNight: pause.restOfNight, by: pause.by } };
}

function readBlock(message: EveningMessage['blocks'][number]): Block {
  const { id, localDate: date, localDates: dates, area, reason, by } = message;
  return {
    id,
    date,
    dates,
    from: msOf(message.from) ?? 0,
    until: msOf(message.until) ?? 0,
    tables: message.tableNumbers,
    area,
    isEverything: message.everything,
    reason,
    by,
  };
}
