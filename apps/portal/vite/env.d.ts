interface ImportMetaEnv {
  /** The version of the release; without a build, as in Storybook, there is none. */
  readonly VITE_VERSION?: string;
}
