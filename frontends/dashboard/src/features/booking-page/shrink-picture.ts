/** Twice the largest size that is served, so that cropping again loses no quality. */
const maxSide = 3_000;
/** Photos of phones are larger; smaller files are sent unchanged. */
const largeBytes = 1_500_000;

/**
 * Shrinks a photo so that a phone can upload it within seconds. One that the browser cannot read is sent unchanged, so
 * that the service reports what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= largeBytes) return file;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!image) return file;
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  return shrunk && shrunk.size < file.size ? shrunk : file;
}
