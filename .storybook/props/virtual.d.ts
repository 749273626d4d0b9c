/** The module that `plugin.ts` makes. */
declare module 'virtual:kit-props' {
  /** The props of all components, by the name of their folder. */
  export const componentProps: Record<string, unknown>;
}
