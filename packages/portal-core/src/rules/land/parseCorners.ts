/** Returns the corners of an outline from one line each, longitude before latitude; what is no number is NaN. */
export const parseCorners = (text: string): number[][] =>
  text
    .trim()
    .split(/\n+/)
    .map((line) =>
      line
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
