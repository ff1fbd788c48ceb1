import { availabilityBounds as bounds } from '@tablewell/restaurant-rules/availability/rules';
import { Type } from 'typebox';
import { Instant, Text } from '../../api/schemas';

const baseVersion = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The version of the draft that the change is based on',
});

export const RulesDraft = Type.Object(
  {
    rules: Type.Ref('AvailabilityRules'),
    name: Type.String({ description: 'May be empty' }),
    savedAt: Instant('UTC'),
    savedBy: Type.String({ description: 'The name of the member who saved it, else their address' }),
  },
  {
    $id: 'RulesDraft',
    description: 'Availability rules that are kept for later and have no effect on bookings',
  },
);

export const VersionedRulesDraft = Type.Object(
  {
    draft: Type.Optional(Type.Ref('RulesDraft')),
    version: Type.Integer({
      description: 'Grows when a draft is kept or discarded; 0: none was ever kept',
    }),
  },
  { $id: 'VersionedRulesDraft', description: 'The draft of a restaurant; without `draft` none is kept' },
);

export const PutRulesDraftBody = Type.Object(
  {
    rules: Type.Ref('AvailabilityRules'),
    name: Type.Optional(Text(200, `At most ${bounds.nameLength} characters`)),
    version: baseVersion,
  },
  { examples: [{ version: 0, name: 'Winter', rules: { turnTimes: [{ minutes: 120, smallestParty: 5 }] } }] },
);

export const DeleteRulesDraftQuery = Type.Object({ version: baseVersion });
