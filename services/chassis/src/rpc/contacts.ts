import {
  clone,
  type DescField,
  type DescMessage,
  getOption,
  type Message,
  type MessageShape,
} from '@bufbuild/protobuf';
import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import { contact, ContactKind } from '@tablewell/proto/common/v1/contact_pb';
import { maskedContact, maskedEmail, maskedPhone, maskedText } from '../access/masked-contact';

const masks: Partial<Record<ContactKind, (text: string) => string>> = {
  [ContactKind.PHONE]: maskedPhone,
  [ContactKind.EMAIL]: maskedEmail,
  [ContactKind.EITHER]: maskedContact,
  [ContactKind.TEXT]: maskedText,
};

/** Whether a restaurant's contacts are hidden; undefined: the message does not say whose it is. */
type IsHidden = (restaurantId: string | undefined) => boolean;

const maskOf = (field: DescField) => masks[getOption(field, contact)];

const known = new Map<string, boolean>();

/** Whether a message, or one within it, has fields with contacts of guests. */
export function hasContacts(message: DescMessage): boolean {
  const found = known.get(message.typeName);
  if (found !== undefined) return found;
  const has = reachable(message).some(({ fields }) => fields.some((field) => maskOf(field) !== undefined));
  known.set(message.typeName, has);
  return has;
}

/** A message's type and those within it. */
export function reachable(message: DescMessage, seen = new Map<string, DescMessage>()): DescMessage[] {
  if (seen.has(message.typeName)) return [...seen.values()];
  seen.set(message.typeName, message);
  for (const field of message.fields) if (field.message) reachable(field.message, seen);
  return [...seen.values()];
}

/**
 * A copy of a message in which phone numbers and mail addresses of guests are masked (ROLE-8), by the option `contact` of the
 * fields. A message within it is of the restaurant that it names, else of that of the message around it.
 */
export function withoutContacts<M extends DescMessage>(
  schema: M,
  message: MessageShape<M>,
  isHidden: IsHidden = () => true,
  restaurantId?: string,
): MessageShape<M> {
  if (!hasContacts(schema)) return message;
  const copy = clone(schema, message);
  maskWithin(reflect(schema, copy), isHidden, restaurantId);
  return copy;
}

function maskWithin(message: ReflectMessage, isHidden: IsHidden, outer: string | undefined): void {
  const own = (message.message as Message & { restaurantId?: unknown }).restaurantId;
  const restaurantId = typeof own === 'string' && own !== '' ? own : outer;
  for (const field of message.fields) {
    if (field.message && !hasContacts(field.message)) continue;
    if (field.fieldKind === 'message') {
      if (message.isSet(field)) maskWithin(message.get(field), isHidden, restaurantId);
    } else if (field.fieldKind === 'list' && field.listKind === 'message') {
      for (const each of message.get(field)) maskWithin(each as ReflectMessage, isHidden, restaurantId);
    } else if (field.fieldKind === 'map' && field.mapKind === 'message') {
      for (const [, each] of message.get(field)) maskWithin(each as ReflectMessage, isHidden, restaurantId);
    } else if (field.fieldKind === 'scalar') {
      const mask = maskOf(field);
      if (mask && message.isSet(field) && isHidden(restaurantId))
        message.set(field, mask(String(message.get(field))));
    }
  }
}
