/** The module that `props/plugin.ts` makes. */
declare module 'virtual:kit-props' {
  /** The props of all components, by the name of their folder. */
  export const componentProps: Record<string, unknown>;
}

/** The module that `state/plugin.ts` makes. */
declare module 'virtual:kit-state' {
  /** The state of the components and the rules of axe. */
  export const kitState: unknown;
}
