/** A response in gRPC's encoding already, such as that of a worker thread; it is sent as it is. */
export class EncodedResponse {
  constructor(readonly bytes: Uint8Array) {}
}
