import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** A reservation as it is in a diner's calendar. */
interface CalendarReservation {
  readonly id: string;
  /** Incremented with every change: calendars keep the highest. */
  readonly version: number;
  readonly name: string;
  readonly partySize: number;
  readonly startsAt: Date;
  readonly seatingMinutes: number;
  readonly isCanceled: boolean;
  readonly restaurant: {
    readonly name: string;
    readonly phoneNumber: string;
    /** The address in one line; empty if it is unknown. */
    readonly address: string;
  };
}

/** A calendar file with its method, which mails have to state as well. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly text: string;
}

/** The texts of an entry. */
interface CalendarTexts {
  readonly title: (restaurant: string) => string;
  readonly party: (size: number, name: string) => string;
  readonly phone: (phoneNumber: string) => string;
  readonly change: (link: string) => string;
}

/** The origin and clock with which files are made, and their texts. */
interface CalendarOptions {
  /** The origin of the product's pages. */
  readonly origin: string;
  readonly now: Date;
  readonly words?: CalendarTexts;
  /**
   * The restaurant's own name as shown to the diner (NAME-5): the origin of its pages, and whether the product is
   * named.
   */
  readonly shown?: { readonly origin: string; readonly hidesProduct: boolean };
  /**
   * The addresses of the mail with the file. Mail programs change and remove an entry by a later file only if it
   * invites its reader and comes from its organizer. Absent for a download, which invites nobody.
   */
  readonly mail?: { readonly from: string; readonly to: string };
  /** The organizer of a download: the address from which mails come. Absent: one at the host of the pages. */
  readonly organizer?: string | undefined;
}

const english: CalendarTexts = {
  title: (restaurant: string) => `Reservation at ${restaurant}`,
  party: (size: number, name: string) =>
    `Table for ${size === 1 ? '1 guest' : `${size} guests`}, in the name of ${name}.`,
  phone: (phoneNumber: string) => `Phone: ${phoneNumber}`,
  change: (link: string) => `Change or cancel: ${link}`,
};

const minuteMs = 60_000;
const alarmSeconds = 2 * 3_600;

/** A name for a quoted parameter, where neither quotes nor backslashes can be escaped (RFC 5545, 3.2). */
const quotable = (name: string): string =>
  name
    .replaceAll('"', '’')
    .replaceAll('\\', '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/**
 * The calendar file of a reservation (MESSAGE-12). Its UID is the same for every version and its sequence is the
 * version, so that a calendar changes its entry instead of adding another one; a canceled reservation removes the
 * entry. Instants are in UTC, so that every calendar shows them in its own zone. It reminds the diner two hours before.
 */
export function calendarFileOf(
  { id, version, name, partySize, startsAt, seatingMinutes, isCanceled, restaurant }: CalendarReservation,
  { origin, now, words = english, shown = { origin, hidesProduct: false }, mail, organizer }: CalendarOptions,
): CalendarFile {
  const link = `${shown.origin}/edit-reservation/${id}`;
  const method = isCanceled ? 'CANCEL' : mail ? 'REQUEST' : 'PUBLISH';
  const summary = words.title(restaurant.name);
  const calendar = ical({
    prodId: {
      company: shown.hidesProduct ? restaurant.name : 'Tablewell',
      product: 'Reservations',
      language: 'EN',
    },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    // The UID uses the product's domain, so that the entry stays the same when the restaurant's domain changes.
    id: `${id}@${new URL(origin).hostname}`,
    sequence: version,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + seatingMinutes * minuteMs),
    summary,
    description: [
      words.party(partySize, name),
      ...(restaurant.phoneNumber ? [words.phone(restaurant.phoneNumber)] : []),
      words.change(link),
    ].join('\n'),
    location: [restaurant.name, restaurant.address].filter(Boolean).join(', '),
    url: link,
    // A cancellation needs an organizer, and the same one as the entry that it removes.
    organizer: {
      name: quotable(restaurant.name),
      email: mail?.from ?? organizer ?? `reservations@${new URL(shown.origin).hostname}`,
    },
    // The party has accepted by booking: no program asks it to answer.
    attendees: mail
      ? [
          {
            name: quotable(name),
            email: mail.to,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ]
      : [],
    alarms: isCanceled
      ? []
      : [{ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: summary }],
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // The last line ends like every other (RFC 5545, 3.1).
  return { method, text: `${calendar.toString()}\r\n` };
}
