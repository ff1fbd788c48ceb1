import { tableKinds } from '@tablewell/restaurant-rules/tables';
import { Type } from 'typebox';
import { RequiredText, Text } from '../../api/schemas';

const types = tableKinds.map(({ component }) => component);
/** The limit of coordinates; the restaurant service checks it too. */
const Coordinate = Type.Number({ minimum: -100_000, maximum: 100_000 });

export const FixedComponent = Type.Object(
  {
    id: Text(64),
    type: Type.String({ pattern: `^(${types.join('|')})$`, description: 'A kind of table' }),
    position: Type.Object({ x: Coordinate, y: Coordinate }),
    rotation: Type.Number({ description: 'Degrees' }),
    tableNumber: Text(20),
  },
  { $id: 'FixedComponent' },
);

export const Layout = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    version: Type.Integer({ description: 'Grows with every save' }),
    fixedComponents: Type.Array(Type.Ref('FixedComponent')),
  },
  { $id: 'Layout' },
);

export const CreateLayoutBody = Type.Object({ name: RequiredText(100) }, { examples: [{ name: 'Terrace' }] });

export const SaveLayoutBody = Type.Object(
  {
    fixedComponents: Type.Array(Type.Ref('FixedComponent'), { maxItems: 500 }),
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'The version the editor began from; absent overwrites',
      }),
    ),
  },
  {
    examples: [
      {
        fixedComponents: [
          { id: 't1', type: 'four-top', position: { x: 50, y: 50 }, rotation: 0, tableNumber: '1' },
        ],
        version: 3,
      },
    ],
  },
);
