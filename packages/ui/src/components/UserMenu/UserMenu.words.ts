/** The words of `UserMenu` in English. */
export const userMenuWords = { welcome: 'Welcome', menuLabel: 'account menu' };
