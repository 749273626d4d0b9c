/**
 * The selector of the light theme. The specificity rises: light, dark, derived colours of a department, its own tokens on
 * `:root[data-department]`; therefore the order of the style sheets does not matter.
 */
export const lightTheme = ':where(:root, [data-theme="light"], [data-theme="system"])';

/** The selector of the dark theme. */
export const darkTheme = '[data-theme="dark"]';

/** The selector of the theme of the device; its colours are dark where the device prefers them. */
export const systemTheme = '[data-theme="system"]';

/** The selector of derived colours: more specific than the dark theme, less than a department's own tokens. */
export const departmentTheme = 'html[data-department], [data-department] [data-theme]';

/** A selector more specific than all themes and departments. */
export const aboveEveryTheme = ':root:root:root, [data-theme][data-theme][data-theme]';
