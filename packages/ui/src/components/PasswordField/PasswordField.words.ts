/** The words of `PasswordField` in English. */
export const passwordFieldWords = {
  showLabel: 'Show',
  hideLabel: 'Hide',
  /** Name of the button that shows the password; contains `showLabel`. */
  toggleLabel: 'Show password',
  metLabel: 'met',
};
