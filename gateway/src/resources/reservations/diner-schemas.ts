import { dietaryNeeds, marketingTextVersion, occasions } from '@tablewell/booking-rules/diner-details';
import { sharingTextVersion } from '@tablewell/booking-rules/guest-sharing';
import { announcedMinutes, maxMessages } from '@tablewell/booking-rules/late';
import { Type } from 'typebox';
import { Instant, Text } from '../../api/schemas';

const named = (ids: readonly string[]) => ids.join(', ');

/** The details that a diner may give with a booking or a change. */
export const dinerInput = {
  email: Type.Optional(Text(500, 'Where the confirmation, changes and the calendar file go')),
  occasion: Type.Optional(Text(40, `One of ${named(occasions)}; empty for none`)),
  dietary: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: 40,
      description: `Of ${named(dietaryNeeds)}. In a change, it and \`dietaryNotes\` replace both`,
    }),
  ),
  dietaryNotes: Type.Optional(Text(2_000, 'Dietary needs in the diner’s own words')),
};

/** The consent to receive news, given only with a booking. */
export const consentInput = {
  marketingConsent: Type.Optional(
    Type.Boolean({ description: 'The diner asks for news of the restaurant by email; off unless given' }),
  ),
  marketingTextVersion: Type.Optional(
    Text(20, `The version of the text that was shown; ${marketingTextVersion} if absent`),
  ),
};

/** The consent to sharing in the restaurant's group, given only with a booking or by its id. */
export const sharingInput = {
  guestSharing: Type.Optional(
    Type.Boolean({
      description:
        'The diner agrees that the restaurants of the group share their visits and preferences; off unless given, without effect where none are shared (`sharesGuestsAs`), and refused from members and API keys: only the diner agrees',
    }),
  ),
  guestSharingTextVersion: Type.Optional(
    Text(20, `The version of the text that was shown; ${sharingTextVersion} if absent`),
  ),
  guestSharingGroup: Type.Optional(
    Text(
      100,
      'The name of the group that the text showed (`sharesGuestsAs`). With another name than the present one, the booking is made without the consent',
    ),
  ),
};

const Way = Type.Union([Type.Literal('sms'), Type.Literal('link'), Type.Literal('host')]);

/** The details that a diner gave; absent fields are unset. */
export const dinerAnswer = {
  email: Type.Optional(Type.String()),
  occasion: Type.Optional(Type.String()),
  dietary: Type.Optional(Type.Array(Type.String())),
  dietaryNotes: Type.Optional(Type.String()),
  marketingConsent: Type.Optional(
    Type.Boolean({ description: 'Present if the diner ever asked for news: false once it is withdrawn' }),
  ),
  guestSharing: Type.Optional(
    Type.Boolean({
      description:
        'Present if the diner said something about sharing in the group with this reservation: false once it is ended',
    }),
  ),
  late: Type.Optional(
    Type.Object(
      {
        minutes: Type.Integer({ description: 'After its time' }),
        saidAt: Instant(),
        expectedAt: Type.Optional(Instant()),
        by: Type.Optional(Way),
      },
      { description: 'Present while the party has said that it comes late' },
    ),
  ),
  confirmation: Type.Optional(
    Type.Object(
      {
        state: Type.Union([Type.Literal('confirmed'), Type.Literal('declined')]),
        at: Instant(),
        by: Way,
      },
      { description: 'Whether the party comes, and how it said so; absent while it has not' },
    ),
  ),
  peopleHere: Type.Optional(
    Type.Integer({ description: 'How many of a party are here that has arrived or sits only in part' }),
  ),
  messages: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), message: Type.String(), sentAt: Instant() }), {
      description: `What the diner wrote to the restaurant after booking, the oldest first; at most ${maxMessages}`,
    }),
  ),
};

export const LateBody = Type.Object(
  {
    minutes: Type.Integer({ description: `${named(announcedMinutes.map(String))}; 0: on time after all` }),
  },
  { examples: [{ minutes: 20 }] },
);

export const GuestSharingBody = Type.Object(
  {
    agreed: Type.Boolean({ description: 'False ends every consent in the group, wherever it was given' }),
    textVersion: Type.Optional(
      Text(20, `The version of the text that was shown; ${sharingTextVersion} if absent`),
    ),
    groupName: Type.Optional(
      Text(
        100,
        'The name of the group that the text showed (`sharesGuestsAs`); 409 if it has another one by now',
      ),
    ),
  },
  { examples: [{ agreed: false }] },
);

export const MessageBody = Type.Object(
  {
    message: Text(5_000),
    messageId: Type.Optional(
      Text(64, 'Chosen by the caller: the same message sent twice with it is stored once'),
    ),
  },
  { examples: [{ message: 'We bring a small dog', messageId: 'cXb2u5MRnqGm' }] },
);
