import type { TableAudience } from '@tablewell/restaurant-rules/floor';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { TableAudience as Audience } from '@tablewell/proto/restaurant/v1/floor_pb';
import type { Static } from 'typebox';
import { readSettings } from '../restaurants/settings';
import { readRules, type RulesBody } from './mapping';
import type { PreviewBody } from './preview-schemas';

const audiences: Record<TableAudience, Audience> = {
  everyone: Audience.EVERYONE,
  staff: Audience.STAFF,
  'walk-ins': Audience.WALK_INS,
};

interface FloorBody {
  tables: {
    number: string;
    type: string;
    smallestParty: number;
    largestParty: number;
    area?: string;
    audience?: TableAudience;
    priority?: number;
  }[];
  combinations?: { tableNumbers: string[]; smallestParty: number; largestParty: number }[];
}

type Body = Static<typeof PreviewBody>;

/** The problems of a draft that the document does not describe. The body may not have the document's shape. */
export function draftProblems({ floor: _, ...body }: Body): FieldProblem[] {
  return readDraft(body).problems;
}

/** A draft in a body as a message, with the problems that can be found here. */
export function readDraft(body: Body) {
  const { availabilityRules, floor, ...settings } = body as Body & {
    availabilityRules?: RulesBody;
    floor?: FloorBody;
  };
  const { change, problems: ofSettings } = readSettings(settings);
  const read = availabilityRules && readRules(availabilityRules, 'availabilityRules');
  const problems: FieldProblem[] = [...ofSettings, ...(read?.problems ?? [])];
  const { operatingPeriods, closures, seatingMinutes, tableTypes } = change;
  const draft = {
    ...(read ? { availabilityRules: read.rules } : {}),
    ...(operatingPeriods
      ? {
          operatingPeriods: {
            items: operatingPeriods.map((each) => ({ ...each, daysOfWeek: [...each.daysOfWeek] })),
          },
        }
      : {}),
    ...(closures ? { closures: { weekly: [...closures.weekly], special: [...closures.special] } } : {}),
    ...(seatingMinutes === undefined ? {} : { seatingMinutes }),
    ...(tableTypes
      ? { tables: { case: 'tableTypes' as const, value: { items: tableTypes.map((each) => ({ ...each })) } } }
      : {}),
    ...(floor ? { tables: { case: 'floor' as const, value: toFloor(floor) } } : {}),
  };
  return { draft, problems };
}

/** A floor of the wrong shape is reported by its schema. */
const toFloor = ({ tables = [], combinations = [] }: Partial<FloorBody>) => ({
  tables: tables.map(({ audience = 'everyone', ...table }) => ({ ...table, audience: audiences[audience] })),
  combinations,
});
