/** Media queries; widths are in rem, so that they follow the text size. */
export const media = {
  upToPhone: '(max-width: 30rem)',
  upToSheet: '(max-width: 36rem)',
  upToTablet: '(max-width: 48rem)',
  upToSide: '(max-width: 64rem)',
  upToNavigation: '(max-width: 70rem)',
  fromTablet: '(min-width: 48rem)',
  fromDesktop: '(min-width: 80rem)',
  darkScheme: '(prefers-color-scheme: dark)',
  forcedColours: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  fullMotion: '(prefers-reduced-motion: no-preference)',
  noScript: '(scripting: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
