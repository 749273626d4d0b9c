/** The position of a match: its first index, and the index after its last. */
export interface Match {
  start: number;
  end: number;
}

const accents = /[\u0300-\u036f]/g;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const fold = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

function foldWithPositions(text: string) {
  const positions: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of text) {
    const part = fold(character);
    folded += part;
    for (let count = 0; count < part.length; count += 1) positions.push(position);
    position += character.length;
  }
  return { folded, positions: [...positions, text.length] };
}

function getGraphemeEnd(text: string, end: number): number {
  const letter = graphemes.segment(text).containing(end);
  return letter === undefined || letter.index === end ? end : letter.index + letter.segment.length;
}

/** Finds a typed text without regard to case and accents; the match ends with a whole letter. */
export function findMatch(text: string, typed: string): Match | undefined {
  const foldedQuery = fold(typed.trim());
  const { folded, positions } = foldWithPositions(text);
  const at = foldedQuery === '' ? -1 : folded.indexOf(foldedQuery);
  const [start, end] = [positions[at], positions[at + foldedQuery.length]];
  if (start === undefined || end === undefined) return undefined;
  return { start, end: getGraphemeEnd(text, end) };
}
