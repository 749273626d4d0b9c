type Range = readonly [from: number, to: number];

const asRange = (text: string): Range => {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

const shipped = (): Range[] =>
  [...document.fonts].flatMap(({ unicodeRange }) => unicodeRange.split(',').map(asRange));

function texts(): string[] {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
  return [
    document.body.innerText,
    ...fields.flatMap(({ value, placeholder }) => [value, placeholder]),
  ];
}

/** Gives the characters of the page for which the kit ships no font, so that a machine's own draws them. */
export function strangers(): string[] {
  const ranges = shipped();
  const characters = new Set(texts().join('').replaceAll(/\s/g, ''));
  return [...characters].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => code >= from && code <= to);
  });
}
