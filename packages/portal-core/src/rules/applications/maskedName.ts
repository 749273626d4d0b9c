const firstLetter = /^.\p{Mark}*/u;

/** Gives a person's name with only the first letter of each word: `Sarojini Behera` is `S*** B***`. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${firstLetter.exec(word)?.[0] ?? ''}***`).join(' ');
}
