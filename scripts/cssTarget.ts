/**
 * What built stylesheets may keep as they are written. No rule uses `light-dark()`, which these browsers are the first
 * to have all; for older ones the build would carry each `color-scheme` over into four variables that nothing reads.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
