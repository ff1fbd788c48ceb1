import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  create,
  createFileRegistry,
  type DescField,
  type DescMessage,
  fromBinary,
  ScalarType,
  toBinary,
  toJson,
} from '@bufbuild/protobuf';
import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { events } from '../src/events/registry';

// During a rollout this release reads events of the previous one from outboxes and streams, and the previous one reads
// events of this one.

const baseline = join(__dirname, '..', '..', '..', 'deploy', 'quality', 'checks', 'proto-baseline.binpb');
const released = createFileRegistry(fromBinary(FileDescriptorSetSchema, readFileSync(baseline)));
const kinds = Object.values(events).flatMap(({ name, schema }) => {
  const older = released.getMessage(schema.typeName);
  return older ? [{ name, schema: schema as DescMessage, older }] : [];
});

/** A message with a value in every field, at every depth. */
function filled(message: DescMessage, depth = 4): ReflectMessage {
  const whole = reflect(message, create(message));
  for (const field of message.fields) {
    if (field.oneof && field.oneof.fields[0] !== field) continue;
    fill(whole, field, depth);
  }
  return whole;
}

function fill(whole: ReflectMessage, field: DescField, depth: number): void {
  if (depth === 0) return;
  if (field.fieldKind === 'message') return whole.set(field, filled(field.message, depth - 1));
  if (field.fieldKind === 'enum') return whole.set(field, field.enum.values.at(-1)?.number ?? 0);
  if (field.fieldKind === 'scalar') return whole.set(field, scalar(field.scalar));
  if (field.fieldKind === 'list') {
    const one =
      field.listKind === 'message'
        ? filled(field.message, depth - 1)
        : field.listKind === 'enum'
          ? (field.enum.values.at(-1)?.number ?? 0)
          : scalar(field.scalar);
    whole.get(field).add(one);
    return undefined;
  }
  throw new Error(`${field.toString()}: maps are not in our events`);
}

function scalar(type: ScalarType): unknown {
  if (type === ScalarType.STRING) return 'text';
  if (type === ScalarType.BOOL) return true;
  if (type === ScalarType.BYTES) return new Uint8Array([7]);
  return [ScalarType.INT64, ScalarType.UINT64, ScalarType.SINT64].includes(type) ? 7n : 7;
}

test('every released event still exists', () => {
  const names = [...released].flatMap((one) =>
    one.kind === 'message' && one.file.name.endsWith('_events') && !one.parent ? [one.typeName] : [],
  );
  const ours = new Set<string>(Object.values(events).map(({ schema }) => schema.typeName));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !ours.has(name))).toEqual([]);
});

test.each(kinds)(
  '$name is read with all its fields between the last release and this one, in both directions',
  ({ schema, older }) => {
    const sent = filled(older).message;
    const today = fromBinary(schema, toBinary(older, sent));
    // No field was unknown, and none changed its meaning.
    expect(today.$unknown ?? []).toEqual([]);
    expect(toJson(schema, today)).toMatchObject(toJson(older, sent) as object);
    expect(toJson(older, fromBinary(older, toBinary(schema, today)))).toEqual(toJson(older, sent));
  },
);
