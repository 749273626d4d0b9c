/**
 * Rules that write a place name in Odia and Hindi when no confirmed spelling is at hand. What they give is
 * readable, not official: every name made by them is stored with names_confirmed = false.
 *
 * 1. Well-known beginnings and endings of place names are written as people write them (`parts`).
 * 2. What is left is read from the left, the longest group of letters first (chh, kh, aa, …).
 * 3. A consonant carries the vowel after it; without one the next consonant joins it, and at the end of
 *    a word it stands alone.
 * 4. `a` at the end of a word is long, inside it is the consonant's own vowel.
 * 5. The blocks of Odia and Devanagari in Unicode run side by side, so Hindi is Odia moved by 0x200.
 */
const nameParts: Readonly<Record<string, string>> = {
  pur: 'ପୁର',
  nagar: 'ନଗର',
  gaon: 'ଗାଁ',
  patna: 'ପାଟଣା',
  sahi: 'ସାହି',
  pada: 'ପଡ଼ା',
  khanda: 'ଖଣ୍ଡ',
  garh: 'ଗଡ଼',
  palli: 'ପଲ୍ଲୀ',
  prasad: 'ପ୍ରସାଦ',
  sasan: 'ଶାସନ',
  berhampur: 'ବ୍ରହ୍ମପୁର',
  putra: 'ପୁତ୍ର',
  munda: 'ମୁଣ୍ଡା',
  sadar: 'ସଦର',
  bira: 'ବୀର',
  gopi: 'ଗୋପୀ',
  gopinath: 'ଗୋପୀନାଥ',
  rama: 'ରାମ',
  ramachandra: 'ରାମଚନ୍ଦ୍ର',
  hari: 'ହରି',
  nila: 'ନୀଳ',
  jagannath: 'ଜଗନ୍ନାଥ',
  krushna: 'କୃଷ୍ଣ',
  madhu: 'ମଧୁ',
  radha: 'ରାଧା',
  dama: 'ଦାମ',
  bala: 'ବାଲ',
  nara: 'ନର',
  gangadhar: 'ଗଙ୍ଗାଧର',
  siva: 'ଶିବ',
  lakshmi: 'ଲକ୍ଷ୍ମୀ',
  chandra: 'ଚନ୍ଦ୍ର',
  chandan: 'ଚନ୍ଦନ',
  surya: 'ସୂର୍ଯ୍ୟ',
  purna: 'ପୂର୍ଣ୍ଣ',
  basu: 'ବାସୁ',
  kesha: 'କେଶ',
  raghu: 'ରଘୁ',
  raghunath: 'ରଘୁନାଥ',
  mukunda: 'ମୁକୁନ୍ଦ',
  danda: 'ଦଣ୍ଡ',
  sekhar: 'ଶେଖର',
  mangal: 'ମଙ୍ଗଳ',
  trilochan: 'ତ୍ରିଲୋଚନ',
  narendra: 'ନରେନ୍ଦ୍ର',
  raj: 'ରାଜ',
};
const consonants: Readonly<Record<string, string>> = {
  kh: 'ଖ',
  gh: 'ଘ',
  chh: 'ଛ',
  ch: 'ଚ',
  jh: 'ଝ',
  th: 'ଥ',
  dh: 'ଧ',
  ph: 'ଫ',
  bh: 'ଭ',
  sh: 'ଶ',
  ng: 'ଙ୍ଗ',
  rh: 'ଢ଼',
  k: 'କ',
  g: 'ଗ',
  c: 'କ',
  j: 'ଜ',
  t: 'ତ',
  d: 'ଦ',
  n: 'ନ',
  p: 'ପ',
  b: 'ବ',
  m: 'ମ',
  y: 'ୟ',
  r: 'ର',
  l: 'ଲ',
  w: 'ୱ',
  v: 'ଭ',
  s: 'ସ',
  h: 'ହ',
  f: 'ଫ',
  z: 'ଜ',
  q: 'କ',
  x: 'କ୍ସ',
};
const vowels: Readonly<Record<string, readonly [alone: string, sign: string]>> = {
  aa: ['ଆ', 'ା'],
  ai: ['ଐ', 'ୈ'],
  au: ['ଔ', 'ୌ'],
  ee: ['ଈ', 'ୀ'],
  oo: ['ଊ', 'ୂ'],
  a: ['ଅ', ''],
  e: ['ଏ', 'େ'],
  i: ['ଇ', 'ି'],
  o: ['ଓ', 'ୋ'],
  u: ['ଉ', 'ୁ'],
};
const longA = ['ଆ', 'ା'] as const;
const virama = '୍';
const longestGroup = 3;
const scriptDistance = 0x200;

type Sound =
  | { kind: 'consonant'; text: string }
  | { kind: 'vowel'; alone: string; sign: string }
  | { kind: 'other'; text: string };

function findSound(word: string, at: number): [Sound, length: number] {
  for (let length = longestGroup; length > 0; length -= 1) {
    const group = word.slice(at, at + length);
    if (group.length < length) continue;
    const [consonant, vowel] = [consonants[group], vowels[group]];
    if (consonant !== undefined) return [{ kind: 'consonant', text: consonant }, length];
    if (vowel !== undefined) {
      const isLast = at + length === word.length;
      const [alone, sign] = group === 'a' && isLast ? longA : vowel;
      return [{ kind: 'vowel', alone, sign }, length];
    }
  }
  return [{ kind: 'other', text: word.charAt(at) }, 1];
}

function splitIntoSounds(word: string): Sound[] {
  const sounds: Sound[] = [];
  for (let at = 0; at < word.length;) {
    const [sound, length] = findSound(word, at);
    sounds.push(sound);
    at += length;
  }
  return sounds;
}

function spellInOdia(word: string): string {
  let [text, isOpen] = ['', false];
  for (const sound of splitIntoSounds(word)) {
    if (sound.kind === 'consonant') {
      text += isOpen ? virama + sound.text : sound.text;
      isOpen = true;
    } else {
      text += sound.kind === 'other' ? sound.text : isOpen ? sound.sign : sound.alone;
      isOpen = false;
    }
  }
  return text;
}

const longestFirst = Object.keys(nameParts).sort((one, other) => other.length - one.length);

function toOdiaWord(word: string): string {
  const beginning = longestFirst.find((part) => word.startsWith(part));
  if (beginning !== undefined) {
    return `${nameParts[beginning] ?? ''}${toOdiaWord(word.slice(beginning.length))}`;
  }
  const ending = longestFirst.find((part) => word.endsWith(part));
  if (ending === undefined) return spellInOdia(word);
  return `${spellInOdia(word.slice(0, -ending.length))}${nameParts[ending] ?? ''}`;
}

/** Transliterates a name in Latin letters to Odia by the rules above; to be confirmed. */
export function toOdia(name: string): string {
  return name.toLowerCase().split(' ').map(toOdiaWord).join(' ');
}

// Odia letters with another equivalent in Devanagari: ଯ (ja) and ୱ (wa).
const devanagariExceptions: Readonly<Record<string, string>> = { ଯ: 'ज', ୱ: 'व', ୟ: 'य', ଳ: 'ल' };

/** Transliterates an Odia name to Devanagari by the rules above; to be confirmed. */
export function toDevanagari(odia: string): string {
  return Array.from(odia, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const isOdia = code >= 0xb00 && code <= 0xb7f;
    return (
      devanagariExceptions[letter] ??
      (isOdia ? String.fromCodePoint(code - scriptDistance) : letter)
    );
  }).join('');
}
