/** The words of `FontSizeControl` in English. */
export const fontSizeControlWords = {
  label: 'Text size',
  smallerLabel: 'Smaller text',
  resetLabel: 'Reset text size',
  largerLabel: 'Larger text',
  /** Announced when the size changes. */
  sizeText: (size: number) => `Text size ${size} px`,
  smallestNote: 'This is the smallest size',
  largestNote: 'This is the largest size',
};
