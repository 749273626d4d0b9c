/** A file and the state of its upload. */
export interface UploadRow {
  id: string;
  fileName: string;
  /** Size in words, for example "1.8 MB"; while uploading "1.3 of 1.8 MB". */
  sizeText: string;
  state: 'uploading' | 'done' | 'failed' | 'rejected';
  /** Share that has arrived, 0 to 1. */
  progress?: number;
  /** The state in words: "Uploaded", or what went wrong. */
  stateText: string;
}
