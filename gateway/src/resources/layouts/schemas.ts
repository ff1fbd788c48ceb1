import { Type } from 'typebox';
import { Text } from '../../http/schemas';

export const FixedComponent = Type.Object(
  {
    id: Text(64),
    type: Text(40),
    position: Type.Object({ x: Type.Number(), y: Type.Number() }),
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

export const CreateLayoutBody = Type.Object({ name: Text(100) }, { examples: [{ name: 'Terrace' }] });

export const SaveLayoutBody = Type.Object(
  {
    fixedComponents: Type.Array(Type.Ref('FixedComponent'), { maxItems: 500 }),
    version: Type.Optional(
      Type.Integer({ description: 'The version the editor began from; absent overwrites' }),
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
