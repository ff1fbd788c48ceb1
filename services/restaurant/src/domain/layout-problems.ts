import { tableAudiences } from '@tablewell/restaurant-rules/floor';
import { floorBounds } from '@tablewell/restaurant-rules/floor-problems';
import { tableKinds } from '@tablewell/restaurant-rules/tables';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import { seatsOf } from './floor-of-layout';
import {
  backgroundKinds,
  type BackgroundPiece,
  type FixedComponent,
  type LayoutContent,
  type TableCombination,
} from './layout';

export const layoutBounds = {
  /** The most layouts of one restaurant. */
  layouts: 50,
  components: 500,
  background: 200,
  /** The largest coordinate, in either direction from the origin. */
  farthest: 100_000,
  longestSide: 20_000,
  labelLength: 40,
  idLength: 64,
  nameLength: 100,
} as const;

const types = new Set(tableKinds.map(({ component }) => component));

/** Every problem of a floor plan, by the path of its field (LAYOUT-6). */
export function layoutProblems({ fixedComponents, combinations, background }: LayoutContent): FieldProblem[] {
  const tooMany = [
    ...listProblems('fixedComponents', fixedComponents, layoutBounds.components, 'pieces'),
    ...listProblems('combinations', combinations, floorBounds.combinations, 'combinations'),
    ...listProblems('background', background, layoutBounds.background, 'pieces of background'),
  ];
  if (tooMany.length > 0) return tooMany;
  const ids = new Set(fixedComponents.map(({ id }) => id));
  return [
    ...fixedComponents.flatMap((component, index) =>
      componentProblems(component, `fixedComponents[${index}]`),
    ),
    ...combinationProblems(combinations, ids),
    ...background.flatMap((piece, index) => backgroundProblems(piece, `background[${index}]`)),
  ];
}

function listProblems(
  field: string,
  items: readonly { readonly id: string }[],
  most: number,
  what: string,
): FieldProblem[] {
  if (items.length > most) return [{ field, message: `A floor plan holds at most ${most} ${what}` }];
  if (new Set(items.map(({ id }) => id)).size < items.length)
    return [{ field, message: 'Each piece needs an id of its own' }];
  return [];
}

function componentProblems(component: FixedComponent, at: string): FieldProblem[] {
  const { type, area, audience, priority } = component;
  return [
    ...placeProblems(component, at),
    ...(types.has(type) ? [] : [{ field: `${at}.type`, message: `${type} is not a table type` }]),
    ...sizeProblems({ smallest: component.smallest || 1, largest: component.largest || seatsOf(type) }, at),
    ...(area.length > floorBounds.areaLength
      ? [
          {
            field: `${at}.area`,
            message: `An area's name has at most ${floorBounds.areaLength} characters`,
          },
        ]
      : []),
    ...(tableAudiences.includes(audience)
      ? []
      : [{ field: `${at}.audience`, message: 'Please choose who may have this table' }]),
    ...(Number.isInteger(priority) && priority >= 0 && priority <= floorBounds.priority
      ? []
      : [
          {
            field: `${at}.priority`,
            message: `A priority is a whole number from 0 to ${floorBounds.priority}`,
          },
        ]),
  ];
}

function placeProblems(piece: { id: string; x: number; y: number; rotation: number }, at: string) {
  const { id, x, y, rotation } = piece;
  const isOnPlan = [x, y].every((value) => Math.abs(value) <= layoutBounds.farthest);
  return [
    ...(id === '' ? [{ field: `${at}.id`, message: 'Each piece needs an id' }] : []),
    ...(id.length > layoutBounds.idLength
      ? [{ field: `${at}.id`, message: `An id has at most ${layoutBounds.idLength} characters` }]
      : []),
    ...(isOnPlan ? [] : [{ field: `${at}.position`, message: 'This position is not on the floor plan' }]),
    ...(Number.isFinite(rotation) ? [] : [{ field: `${at}.rotation`, message: 'Please give degrees' }]),
  ];
}

/** The sizes of parties that a table or a combination seats. */
function sizeProblems({ smallest, largest }: { smallest: number; largest: number }, at: string) {
  const isSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= floorBounds.seats;
  if (!isSize(largest))
    return [{ field: `${at}.largestParty`, message: `A table seats from 1 to ${floorBounds.seats}` }];
  if (isSize(smallest) && smallest <= largest) return [];
  const message = 'The smallest party has at least 1 and at most the largest one';
  return [{ field: `${at}.smallestParty`, message }];
}

function combinationProblems(combinations: readonly TableCombination[], ids: ReadonlySet<string>) {
  const known = new Set<string>();
  const most = floorBounds.tablesOfCombination;
  return combinations.flatMap((combination, index) => {
    const { id, componentIds } = combination;
    const at = `combinations[${index}]`;
    const field = `${at}.componentIds`;
    const same = [...componentIds].sort().join('\n');
    const isTwice = known.has(same);
    known.add(same);
    return [
      ...placeProblems({ id, x: 0, y: 0, rotation: 0 }, at),
      ...(componentIds.length < 2 || componentIds.length > most
        ? [{ field, message: `A combination has 2 to ${most} tables` }]
        : []),
      ...(new Set(componentIds).size < componentIds.length
        ? [{ field, message: 'A combination has each table once' }]
        : []),
      ...(componentIds.every((one) => ids.has(one))
        ? []
        : [{ field, message: 'A table of this combination is not on the floor plan' }]),
      ...(isTwice ? [{ field, message: 'These tables are combined already' }] : []),
      ...sizeProblems(combination, at),
    ];
  });
}

function backgroundProblems(piece: BackgroundPiece, at: string): FieldProblem[] {
  const isSide = (side: number) => side >= 1 && side <= layoutBounds.longestSide;
  const sides = (['width', 'height'] as const).filter((side) => !isSide(piece[side]));
  return [
    ...placeProblems(piece, at),
    ...(backgroundKinds.includes(piece.kind)
      ? []
      : [{ field: `${at}.kind`, message: 'Please choose a wall, a bar, a door or an area' }]),
    ...sides.map((side) => ({
      field: `${at}.${side}`,
      message: `A side is from 1 to ${layoutBounds.longestSide} long`,
    })),
    ...(piece.label.length > layoutBounds.labelLength
      ? [{ field: `${at}.label`, message: `A label has at most ${layoutBounds.labelLength} characters` }]
      : []),
  ];
}
