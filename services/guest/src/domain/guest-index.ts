import { formerKey, type Guest, hasPhone, nameKey, type Person } from './guest';

/**
 * Indexes guests by key and by name, so that each person is compared with few of them. Only a person without a phone may
 * be any of their namesakes: so a thousand guests of one name cost no more than a thousand names.
 */
export function indexGuests<G extends Pick<Guest, 'key' | 'name'>>(known: readonly G[]) {
  const byKey = new Map(known.map((guest) => [guest.key, guest]));
  const byName = new Map<string, G[]>();
  for (const guest of known) {
    const namesakes = byName.get(guest.name);
    if (namesakes) namesakes.push(guest);
    else byName.set(guest.name, [guest]);
  }
  return (person: Person, key: string): G[] => [
    ...[key, formerKey(person), nameKey(person)].flatMap((each) => byKey.get(each) ?? []),
    ...(hasPhone({ key }) ? [] : (byName.get(person.name) ?? [])),
  ];
}
