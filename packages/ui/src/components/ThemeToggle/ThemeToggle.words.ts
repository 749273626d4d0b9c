/** The words of `ThemeToggle` in English. */
export const themeToggleWords = { label: 'Dark theme' };
