import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An entry of a calendar that programs subscribe to. */
export interface FeedEntry {
  /** The same for every version of the entry. */
  readonly uid: string;
  /** Incremented with every change. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  /** Lines; empty: none. */
  readonly description: string;
  readonly isCanceled: boolean;
}

/** How often programs should read it again. Some take hours all the same. */
const refreshSeconds = 15 * 60;
/** So many entries are written, in some milliseconds, before other work gets a turn. */
const atOnce = 25;

const beginning = '\r\nBEGIN:VEVENT\r\n';
const ending = 'END:VCALENDAR';

/** A calendar to subscribe to (RFC 5545, RFC 7986), whose text is the same as long as its entries are. */
export async function feedFileOf(name: string, entries: readonly FeedEntry[]): Promise<string> {
  const empty = withEntries(name, []);
  const parts = [empty.slice(0, empty.lastIndexOf(ending))];
  for (let index = 0; index < entries.length; index += atOnce) {
    await new Promise((resolve) => setImmediate(resolve));
    const text = withEntries(name, entries.slice(index, index + atOnce));
    parts.push(text.slice(text.indexOf(beginning) + '\r\n'.length, text.lastIndexOf(ending)));
  }
  // The last line ends like every other (RFC 5545, 3.1).
  return `${parts.join('')}${ending}\r\n`;
}

/** The library escapes the texts of entries, but not the calendar's name (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

const withEntries = (name: string, entries: readonly FeedEntry[]): string =>
  ical({
    name: escaped(name),
    prodId: { company: 'Tablewell', product: 'Reservations', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: entries.map(({ uid, sequence, changedAt, start, end, title, description, isCanceled }) => ({
      ...{ id: uid, sequence, start, end, summary: title },
      stamp: changedAt,
      lastModified: changedAt,
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(description === '' ? {} : { description }),
    })),
  }).toString();
