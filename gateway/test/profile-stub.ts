import { create } from '@bufbuild/protobuf';
import { notFound } from '@tablewell/chassis/refusal';
import { refusalToError } from '@tablewell/chassis/rpc';
import { type Face, FaceSchema } from '@tablewell/proto/restaurant/v1/profile_pb';
import { ProfileService, type PutPictureRequest } from '@tablewell/proto/restaurant/v1/profile_service_pb';
import { type Answers, stubOf } from './stub';

/** The calls to the profile service, and its answer. */
export interface ProfileCalls {
  face: Face;
  readonly uploads: PutPictureRequest[];
  readonly filesRead: string[];
  /** Runs within an upload, with the signal of its call; a test that sets it resets it. */
  duringUpload: (signal: AbortSignal | undefined) => Promise<unknown>;
}

export const newProfileCalls = (): ProfileCalls => ({
  face: create(FaceSchema),
  uploads: [],
  filesRead: [],
  duringUpload: async () => undefined,
});

/** A profile service that has every file except those whose name begins with `gone`. */
export const profileStub = (
  calls: ProfileCalls,
  profile: Pick<Answers<typeof ProfileService>, 'getProfile' | 'putProfile'>,
) =>
  stubOf(ProfileService, {
    ...profile,
    putPicture: async (request, options) => {
      calls.uploads.push(request);
      await calls.duringUpload(options?.signal);
      return { face: calls.face };
    },
    getLinkPreview: async ({ previewId }) => {
      calls.filesRead.push(previewId);
      return { file: new Uint8Array(Buffer.from('a preview')), type: 'image/jpeg' };
    },
    getPictureFile: async ({ name }) => {
      if (name.startsWith('gone')) throw refusalToError(notFound('Picture not found.'));
      calls.filesRead.push(name);
      return { file: new Uint8Array(Buffer.from('a file')), type: 'image/webp' };
    },
  });
