import { Type } from 'typebox';
import { LocalDate, RequiredText } from '../../api/schemas';

const count = (description?: string) => Type.Integer(description ? { description } : {});
const role = (description: string) => ({ description, enum: ['owner', 'manager', 'host'] });

export const GroupRestaurant = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    timezone: Type.String({ description: 'IANA zone' }),
    role: Type.String(role('The role of the caller there')),
  },
  { $id: 'GroupRestaurant' },
);

export const Group = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    isOwner: Type.Boolean({ description: 'The caller owns it, and all restaurants of it' }),
    restaurants: Type.Integer({ description: 'How many of them the caller works in' }),
  },
  { $id: 'Group' },
);

const figures = {
  parties: count('Booked ones and walk-ins, without requests, no-shows and who still waits for a table'),
  covers: count('Their people'),
  seated: count('Those of the parties that sit at a table now'),
  seatedCovers: count(),
  waiting: count('Parties in the line of the waitlist'),
  noShows: count(),
  openRequests: count('Requests that wait for an answer, whatever date they are for'),
};

export const GroupFigures = Type.Object(figures, { $id: 'GroupFigures' });

export const GroupOverviewRestaurant = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    timezone: Type.String({ description: 'IANA zone' }),
    date: LocalDate,
    ...figures,
  },
  { $id: 'GroupOverviewRestaurant' },
);

export const GroupOverview = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    total: Type.Ref('GroupFigures'),
    restaurants: Type.Array(Type.Ref('GroupOverviewRestaurant')),
  },
  { $id: 'GroupOverview' },
);

export const GroupSearch = Type.Object(
  {
    reservations: Type.Array(Type.Ref('ReservationListItem')),
    truncated: Type.Boolean({ description: 'There may be more: a longer text finds fewer' }),
  },
  { $id: 'GroupSearch' },
);

export const GroupPerson = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    groupRole: Type.Union([
      Type.String(role('In all restaurants, those to come included; null: only in those below')),
      Type.Null(),
    ]),
    restaurants: Type.Array(
      Type.Object({
        ...{ id: Type.String(), name: Type.String(), role: Type.String(role('')) },
        withheld: Type.Optional(
          Type.Array(Type.Union([Type.Literal('export'), Type.Literal('contacts')]), {
            description: 'What the owner has withheld from them there',
          }),
        ),
      }),
    ),
  },
  { $id: 'GroupPerson' },
);

export const OverviewQuery = Type.Object({
  date: Type.String({
    maxLength: 20,
    default: '',
    description: 'A service day, YYYY-MM-DD; without it each restaurant’s own of now',
  }),
});

export const SearchQuery = Type.Object({
  search: Type.String({
    default: '',
    maxLength: 400,
    description: 'A name, phone, e-mail, note or id: 2 to 200 characters',
  }),
});

export const RenameGroupBody = Type.Object(
  { name: RequiredText(400, 'At most 100 characters') },
  { examples: [{ name: 'Rossi restaurants' }] },
);
