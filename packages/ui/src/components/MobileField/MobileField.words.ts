/** The words of `MobileField` in English. */
export const mobileFieldWords = {
  verifyLabel: 'Verify',
  verifiedLabel: 'Verified',
};
