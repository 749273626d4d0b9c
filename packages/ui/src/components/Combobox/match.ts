/** Where a typed text lies in another: its first place and the one after its last. */
export interface Match {
  start: number;
  end: number;
}

const accents = /[\u0300-\u036f]/g;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const fold = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

function foldWithPlaces(text: string) {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const sign of text) {
    const part = fold(sign);
    folded += part;
    for (let count = 0; count < part.length; count += 1) places.push(place);
    place += sign.length;
  }
  return { folded, places: [...places, text.length] };
}

function endOfLetter(text: string, end: number): number {
  const letter = letters.segment(text).containing(end);
  return letter === undefined || letter.index === end ? end : letter.index + letter.segment.length;
}

/** Finds a typed text without regard to case and accents; the match ends with a whole letter. */
export function findMatch(text: string, typed: string): Match | undefined {
  const wanted = fold(typed.trim());
  const { folded, places } = foldWithPlaces(text);
  const at = wanted === '' ? -1 : folded.indexOf(wanted);
  const [start, end] = [places[at], places[at + wanted.length]];
  if (start === undefined || end === undefined) return undefined;
  return { start, end: endOfLetter(text, end) };
}
