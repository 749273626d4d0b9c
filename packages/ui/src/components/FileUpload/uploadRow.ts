/** A file and the state of its upload. */
export interface UploadRow {
  id: string;
  fileName: string;
  /** Size as text, for example "1.8 MB"; during the upload "1.3 of 1.8 MB". */
  sizeText: string;
  state: 'uploading' | 'done' | 'failed' | 'rejected';
  /** Uploaded share, 0 to 1. */
  progress?: number;
  /** State as text: "Uploaded", or the error. */
  stateText: string;
  /** The file itself, if it is to be sent with the form. */
  file?: File;
}
