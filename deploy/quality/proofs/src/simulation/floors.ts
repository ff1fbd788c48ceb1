import type { MessageInitShape } from '@bufbuild/protobuf';
import type { FloorSchema } from '@tablewell/proto/restaurant/v1/floor_pb';

/** The layout in service of a run that books by a floor plan. */
export const layoutId = 'layout-1';

type FloorInit = MessageInitShape<typeof FloorSchema>;

const table = (number: string, type: string, largestParty: number, priority = 0) => ({
  number,
  type,
  smallestParty: 1,
  largestParty,
  priority,
});
/** Two tables for two, which seat four together, so that a party may hold two tables at once. */
const combinations = [{ tableNumbers: ['10', '11'], smallestParty: 3, largestParty: 4 }];

/** Plans of the same tables by size, whose types and order of preference differ. */
const variants: readonly FloorInit[] = [
  { tables: [table('10', 'TwoTop', 2), table('11', 'TwoTop', 2), table('20', 'FourTop', 4)], combinations },
  {
    tables: [table('10', 'TwoTopCircle', 2, 5), table('11', 'TwoTopCircle', 2), table('20', 'SixTop', 4)],
    combinations,
  },
];

export const floorOf = (layoutVersion: bigint): FloorInit =>
  variants[Number(layoutVersion) % variants.length] ?? {};

/** The type of table 10, which distinguishes a version of the floor from the previous one. */
export const firstTypeOf = (layoutVersion: bigint): string => floorOf(layoutVersion).tables?.[0]?.type ?? '';
