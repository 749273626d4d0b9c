const colours = { yellow: '#F2B32A', red: '#8A1A1D', black: '#17131A', white: '#FFF7E8' } as const;

const tile = [
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12'>`,
  `<path fill='${colours.yellow}' d='M0 0h24v12H0z'/>`,
  `<path fill='${colours.red}' d='M0 12 12 0l12 12z'/>`,
  `<path fill='${colours.black}' d='m6.4 12 5.6-5.6 5.6 5.6z'/>`,
  `<circle cx='12' cy='10' r='1.1' fill='${colours.white}'/>`,
  `<circle cy='3' r='1.7' fill='${colours.black}'/>`,
  `<circle cx='24' cy='3' r='1.7' fill='${colours.black}'/></svg>`,
].join('');

/** The kumbha strip, the temple border of Odishan textiles: one 24 by 12 px tile as a CSS image. */
export const kumbhaStrip = `url("data:image/svg+xml,${tile.replaceAll('#', '%23')}")`;
