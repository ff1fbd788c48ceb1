/** The tables of one server. */
export interface Section {
  readonly server: string;
  readonly tables: readonly string[];
}
