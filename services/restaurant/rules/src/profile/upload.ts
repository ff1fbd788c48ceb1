/** The largest upload of a picture, in bytes (PROFILE-3). */
export const maxUploadBytes = 8 * 1024 * 1024;
