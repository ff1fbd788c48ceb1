import type { Connection } from 'mongoose';

/** Every text in a service's database, binary fields included, because events are stored as bytes. */
export async function allStoredText(connection: Connection): Promise<string> {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (value instanceof Uint8Array) texts.push(Buffer.from(value).toString('latin1'));
    else if (value !== null && typeof value === 'object') {
      const { _bsontype, buffer } = value as { _bsontype?: string; buffer?: Uint8Array };
      if (_bsontype === 'Binary' && buffer) texts.push(Buffer.from(buffer).toString('latin1'));
      else Object.values(value).forEach(walk);
    }
  };
  for (const { name } of await connection.listCollections()) {
    for await (const document of connection.collection(name).find({})) walk(document);
  }
  return texts.join('\n');
}
