/** The terms of a land search: a plot number, a khatiyan number, a number of either kind, words of a place. */
export interface LandSearchTerms {
  plot?: string;
  khatiyan?: string;
  either?: string;
  place: string[];
}

const splitWords = (text: string) => new Set(text.split(' '));
const plotWords = splitWords('plot plots ପ୍ଲଟ प्लॉट प्लाट');
const khatiyanWords = splitWords(
  'khata khatha khatian khatiyan holding ଖାତା ଖତିୟାନ ଖତିଆନ खाता खतियान',
);
const fillers = splitWords(
  'no number in of mouza mauza village tahasil tehsil district ' +
    'ନଂ ନମ୍ବର ମୌଜା ଗ୍ରାମ ତହସିଲ ଜିଲ୍ଲା नं नंबर सं संख्या मौजा गाँव गांव तहसील ज़िला जिला',
);
const numberPattern = /^\d+[a-z]?([/-][0-9a-z]+)*$/i;

const [odiaZero, hindiZero] = [0x0b66, 0x0966];

/** Converts Odia and Hindi digits to western digits. */
const withWesternDigits = (text: string) =>
  text.replaceAll(/[୦-୯०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (code >= odiaZero ? odiaZero : hindiZero));
  });

function classifyWord(word: string | undefined): 'plot' | 'khatiyan' | 'either' {
  if (word === undefined) return 'either';
  if (plotWords.has(word)) return 'plot';
  return khatiyanWords.has(word) ? 'khatiyan' : 'either';
}

/**
 * Parses the text of a land search, in any order and three scripts: "khata 38 Matitota", "Konark 245/1180", "ପ୍ଲଟ ୧୨
 * କୋଣାର୍କ".
 */
export function parseLandSearch(text: string): LandSearchTerms {
  const words = withWesternDigits(text)
    .toLowerCase()
    .split(/[\s,.:;]+/)
    .filter((word) => word !== '' && !fillers.has(word));
  const found: LandSearchTerms = { place: [] };
  words.forEach((word, index) => {
    if (numberPattern.test(word)) found[classifyWord(words[index - 1])] ??= word;
    else if (classifyWord(word) === 'either') found.place.push(word);
  });
  return found;
}
