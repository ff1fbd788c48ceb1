export interface FeatureGroup {
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
}

/** What Tablewell does, in the order of a restaurant's day. Every line is something the product does today. */
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
        title: 'Only times that can be had',
        text: 'Guests choose among the times when you are open, up to three months ahead. A table that is taken is never sold twice.',
      },
      {
        title: 'Changes without a call',
        text: 'Every confirmation carries a link by which the guest changes or cancels. You see it at once.',
      },
    ],
  },
  {
    title: 'Tables and floor plans',
    lead: 'Your room as it is, on a screen.',
    points: [
      {
        title: 'Smart table management',
        text: 'A party gets the smallest table that seats it, for as long as it stays.',
      },
      {
        title: 'Visual floor plans',
        text: 'Draw round and square tables and bar chairs, turn and name them, and keep a layout for each season.',
      },
      {
        title: 'Availability at a glance',
        text: 'A chart shows how full each half hour is, so that you know when to take a walk-in.',
      },
    ],
  },
  {
    title: 'Your guests',
    lead: 'Who comes, how often, and what they told you.',
    points: [
      {
        title: 'A guest list that keeps itself',
        text: 'Whoever books is on it, with visits counted after they have come.',
      },
      {
        title: 'Bring what you have',
        text: 'Import your guests from a CSV file, and take the list with you whenever you like.',
      },
      {
        title: 'Data kept with care',
        text: 'Personal data of reservations is deleted in time, and a STOP is respected for good.',
      },
    ],
  },
  {
    title: 'Messages',
    lead: 'Everybody knows what they need to know.',
    points: [
      {
        title: 'SMS and email notifications',
        text: 'Guests hear of a booking, a change or a cancellation by text message. You hear of it by email.',
      },
      {
        title: 'Real-time updates',
        text: 'A booking appears on every open screen the moment it is made.',
      },
      {
        title: 'Timezone support',
        text: 'Times are your restaurant’s own, wherever the guest is and whatever the clocks do.',
      },
    ],
  },
  {
    title: 'Running the house',
    lead: 'Fewer surprises, better evenings.',
    points: [
      {
        title: 'Opening as you open',
        text: 'Lunch and dinner with times of their own, weekly closed days, and single days off.',
      },
      {
        title: 'Figures that help',
        text: 'Guests today against last week, your busiest hour, and how many cancel.',
      },
      {
        title: 'At home on a phone',
        text: 'Everything works on the phone in your pocket, by keyboard, and in the dark.',
      },
    ],
  },
];
