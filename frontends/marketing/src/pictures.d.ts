/** The address of the file, as the build emits it. */
declare module '*.webp' {
  const address: string;
  export default address;
}
