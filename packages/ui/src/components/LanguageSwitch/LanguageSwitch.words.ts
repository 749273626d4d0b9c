/** The words of `LanguageSwitch` in English. */
export const languageSwitchWords = { label: 'Language' };
