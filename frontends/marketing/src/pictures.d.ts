/** The address of the file, as the build emits it. */
declare module '*.webp' {
  const address: string;
  // The bundler exports a file's address in this way.
  // eslint-disable-next-line no-restricted-syntax
  export default address;
}
