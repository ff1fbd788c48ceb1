/** The longest upload of a picture (FACE-3). */
export const maxUploadBytes = 8 * 1024 * 1024;
