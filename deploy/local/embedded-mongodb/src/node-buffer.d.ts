// Methods that Node's Buffer has had since its first versions, but that are missing in its type declarations. They skip
// the encoding lookup of `toString` and `write`, which is measurable when every key and field name passes through them.
declare global {
  interface Buffer {
    latin1Slice(start?: number, end?: number): string;
    utf8Slice(start?: number, end?: number): string;
    latin1Write(text: string, offset?: number, length?: number): number;
    utf8Write(text: string, offset?: number, length?: number): number;
  }
}

export {};
