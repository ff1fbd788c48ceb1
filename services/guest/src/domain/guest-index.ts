import type { Guest } from './guest';
import { hasPhone, type Known, nameOf, phoneIn, type Sought } from './identity';

/**
 * Indexes guests by key, phone and name, so that each person is compared with few of them. Only a person without a phone
 * may be any of their namesakes: so a thousand guests of one name cost no more than a thousand names.
 */
export function indexGuests<G extends Known & Pick<Guest, 'key'>>(known: readonly G[]) {
  const byKey = new Map(known.map((guest) => [guest.key, guest]));
  const byPhone = listsBy(known.filter(hasPhone), phoneIn);
  const byName = listsBy(known, nameOf);
  const withoutPhone = listsBy(
    known.filter((guest) => !hasPhone(guest)),
    nameOf,
  );
  return ({ keys, name, phones }: Sought): G[] => {
    const [key = ''] = keys;
    const exact = byKey.get(key);
    if (exact) return [exact];
    const named = nameOf({ name });
    const others = hasPhone({ key })
      ? [...phones.flatMap((phone) => byPhone.get(phone) ?? []), ...(withoutPhone.get(named) ?? [])]
      : (byName.get(named) ?? []);
    return [...new Set([...keys.flatMap((each) => byKey.get(each) ?? []), ...others])];
  };
}

function listsBy<G>(all: readonly G[], by: (one: G) => string): ReadonlyMap<string, readonly G[]> {
  const lists = new Map<string, G[]>();
  for (const one of all) {
    const list = lists.get(by(one));
    if (list) list.push(one);
    else lists.set(by(one), [one]);
  }
  return lists;
}
