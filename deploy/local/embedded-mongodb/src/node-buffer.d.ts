// Methods that Node's Buffer has had since its first versions and its type declarations leave out. They skip the
// encoding look-up of `toString` and `write`, which shows where every key and field name passes through.
declare global {
  interface Buffer {
    latin1Slice(start?: number, end?: number): string;
    utf8Slice(start?: number, end?: number): string;
    latin1Write(text: string, offset?: number, length?: number): number;
    utf8Write(text: string, offset?: number, length?: number): number;
  }
}

export {};
