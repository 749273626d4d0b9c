/**
 * The browsers for which built style sheets stay unchanged. No rule uses `light-dark()`, which these versions are the first
 * to support; for older ones the build would add four unused variables to each `color-scheme`.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
