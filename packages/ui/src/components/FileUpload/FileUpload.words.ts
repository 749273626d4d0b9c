import { formatFileSize } from './formatFileSize.ts';

/** The words of `FileUpload` in English. */
export const fileUploadWords = {
  chooseLabel: 'Choose a file',
  takePhotoLabel: 'Take a photo',
  removeLabel: (fileName: string) => `Remove ${fileName}`,
  retryLabel: (fileName: string) => `Try again: ${fileName}`,
  /** Returns a size in bytes as text; at least 1 KB for a file that is not empty. */
  sizeText: formatFileSize,
  /** The state of a file that is sent with its form. */
  selectedText: 'Selected',
};
