export interface FeatureGroup {
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
}

/** The features of Tablewell, in the order of a restaurant's day. The product has all of them today. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Reservations',
    lead: 'Guests book at any hour, and only what you can serve.',
    points: [
      {
        title: 'Your own booking link',
        text: 'Put it on your site, your profile or a card on the counter. Guests need no account and no app.',
      },
      {
        title: 'Only real availability',
        text: 'Guests choose from the times you can really serve, up to three months ahead. No table is booked twice.',
      },
      {
        title: 'Changes without a call',
        text: 'Every confirmation has a link that lets the guest change or cancel. You see it at once.',
      },
    ],
  },
  {
    title: 'Tables and floor plans',
    lead: 'Your room as it is, on a screen.',
    points: [
      {
        title: 'Smart table management',
        text: 'Each party gets the smallest table that fits, for its whole turn time.',
      },
      {
        title: 'Visual floor plans',
        text: 'Draw round and square tables and bar chairs, rotate and number them, and keep a layout for each season.',
      },
      {
        title: 'Availability at a glance',
        text: 'A chart shows how full each half hour is, so you know when you can seat a walk-in.',
      },
    ],
  },
  {
    title: 'Your guests',
    lead: 'Who comes, and how often.',
    points: [
      {
        title: 'A guest list that builds itself',
        text: 'Everyone who books is added, and visits are counted for you.',
      },
      {
        title: 'Bring your list',
        text: 'Import your guests from a CSV file, and export the list whenever you like.',
      },
      {
        title: 'Privacy built in',
        text: 'Personal data in reservations is deleted on schedule, and a guest who replies STOP gets no more texts.',
      },
    ],
  },
  {
    title: 'Messages',
    lead: 'Everyone stays informed.',
    points: [
      {
        title: 'SMS and email notifications',
        text: 'Guests get a text message when they book, change or cancel. You get an email.',
      },
      {
        title: 'Real-time updates',
        text: 'A booking appears on every open screen the moment it is made.',
      },
      {
        title: 'Timezone support',
        text: 'Times are always in your restaurant’s time zone, daylight saving included.',
      },
    ],
  },
  {
    title: 'Day to day',
    lead: 'Fewer surprises, better evenings.',
    points: [
      {
        title: 'Hours that match yours',
        text: 'Separate lunch and dinner hours, weekly closed days and single days off.',
      },
      {
        title: 'Numbers that help',
        text: 'Today’s guests compared with last week, your busiest hour and your cancellation rate.',
      },
      {
        title: 'At home on a phone',
        text: 'Everything works on a phone, by keyboard and in dark mode.',
      },
    ],
  },
];
