/** The words of `FileUpload` in English. */
export const fileUploadWords = {
  chooseLabel: 'Choose a file',
  removeLabel: (fileName: string) => `Remove ${fileName}`,
  retryLabel: (fileName: string) => `Try again: ${fileName}`,
};
