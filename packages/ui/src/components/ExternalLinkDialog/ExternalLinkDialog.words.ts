/** The words of `ExternalLinkDialog` in English. */
export const externalLinkDialogWords = {
  title: 'You are leaving this website',
  cancelLabel: 'Cancel',
  okLabel: 'Continue',
};
