declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  /** Returns the font with only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
