/**
 * Where a theme holds. The weights rise: light, dark, what follows a department's tokens, its own tokens on
 * `:root[data-department]`; so the order of the sheets does not matter.
 */
export const light = ':where(:root, [data-theme="light"])';

/** Where the dark theme holds. */
export const dark = '[data-theme="dark"]';

/** Where a theme of another department begins; a step above the dark theme, a step below its own tokens. */
export const departmentTheme = 'html[data-department], [data-department] [data-theme]';

/** Every theme, before whatever a department sets in it. */
export const overEveryTheme = ':root:root:root, [data-theme][data-theme][data-theme]';
