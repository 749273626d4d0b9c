/** Where the light theme holds. */
export const light = ':root, [data-theme="light"]';

/** Where a theme begins, whichever it is. */
export const anyTheme = ':root, [data-theme]';

/** Where the dark theme holds; more specific than the light one's `:root`, in whatever order they stand. */
export const dark = ':root[data-theme="dark"], [data-theme="dark"]';
