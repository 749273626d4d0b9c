const colours = { yellow: '#f2b32a', red: '#8a1a1d', black: '#17131a', white: '#fff7e8' } as const;

const tile = [
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12' fill='${colours.black}'>`,
  `<path fill='${colours.yellow}' d='M0 0h24v12H0'/>`,
  `<path fill='${colours.red}' d='M0 12 12 0l12 12'/>`,
  `<path d='m6.4 12 5.6-5.6 5.6 5.6'/>`,
  `<circle cy='3' r='1.7'/><circle cx='24' cy='3' r='1.7'/>`,
  `<circle cx='12' cy='10' r='1.1' fill='${colours.white}'/></svg>`,
].join('');

/** The kumbha strip, the temple border of Odishan textiles: one 24 by 12 px tile as a CSS image. */
export const kumbhaStrip = `url("data:image/svg+xml,${tile.replaceAll('#', '%23')}")`;
