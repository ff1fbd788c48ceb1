import { create } from '@bufbuild/protobuf';
import { LayoutSchema } from '@tablewell/proto/restaurant/v1/layout_pb';
import { table } from '../testing/driver';
import type { Document } from '../model/document';
import { readLayout } from '@tablewell/api-client/floor/read';
import { writeDocument } from './layout-message';

const document: Document = {
  plan: [
    table('a', { x: 10, y: 20, rotation: 45, number: '12' }),
    table('b', { smallest: 2, largest: 6, area: 'Terrace', audience: 'walk-ins', priority: 3 }),
  ],
  combinations: [{ id: 'k', tables: ['a', 'b'], smallest: 7, largest: 10 }],
  background: [{ id: 'p', kind: 'door', x: 1, y: 2, width: 90, height: 16, rotation: 30, label: 'Entrance' }],
};

describe('a layout as a message', () => {
  it('is written as it was read', () => {
    const { fixedComponents, details } = writeDocument(document);
    const message = create(LayoutSchema, {
      id: 'main',
      name: 'Main',
      version: 3n,
      fixedComponents,
      ...details,
    });
    expect(readLayout(message)).toEqual({ id: 'main', name: 'Main', version: 3, inService: false, document });
  });

  it('reads unknown values as the defaults, and missing ones as empty', () => {
    const message = create(LayoutSchema, {
      fixedComponents: [{ id: 'a', type: 'two-top', audience: 99 as never }],
    });
    expect(readLayout(message).document).toEqual({
      plan: [table('a', { type: 'two-top', number: '' })],
      combinations: [],
      background: [],
    });
  });
});
