const firstLetter = /^.\p{Mark}*/u;

/** Masks a name except for the first letter of each word: `Sarojini Behera` is `S*** B***`. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${firstLetter.exec(word)?.[0] ?? ''}***`).join(' ');
}
