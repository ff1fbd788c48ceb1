/** A picture with the sizes and formats of its files, as the message has them. */
interface PictureFiles {
  readonly id: string;
  readonly width: number;
  /** The best first. */
  readonly formats: readonly string[];
}

/** The address of a file of a picture, such as that of `640.webp`. It never changes. */
export const pictureAddress = (id: string, file: string): string => `/api/pictures/${id}-${file}`;

/** The address of the largest file, for an `img`, in the last format, which most browsers support. */
export const largestPicture = ({ id, width, formats }: PictureFiles): string =>
  pictureAddress(id, `${width}.${formats.at(-1) ?? 'webp'}`);
