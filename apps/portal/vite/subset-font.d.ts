declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  /** Gives the font with the letters of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
