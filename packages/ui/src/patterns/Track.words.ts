import * as captcha from './captcha.words.ts';
import * as frame from './frame.words.ts';

/** Words of the screen in English. */
export const english = {
  frame: frame.english,
  captcha: captcha.english,
  home: 'Land held in trust, recorded in the open',
  homeLead:
    'Apply for temple land, report misuse and follow every application from the first form to the final order.',
  title: 'Track your status',
  lead: 'You do not need to log in.',
  type: 'Application type',
  types: ['Land application', 'Illegitimate land use', 'Case number'],
  number: 'Application, token or case number',
  numberHint: 'You can find it in the SMS we sent you.',
  search: 'Search',
  result: 'Result',
  current: 'Current status',
  pending: 'Pending / Processing',
  applicationNumber: 'Application no.',
  submitted: 'Submitted',
  holder: 'With',
  office: 'Tahasil office, Brahmagiri',
  way: 'Way of the application',
  done: 'Done',
  now: 'Now',
  todo: 'To do',
  verification: 'Verification in progress',
  visit: 'Field visit expected by 29-11-2026',
  decision: 'Decision',
  prompt: 'For further information, log in.',
  logIn: 'Log in',
};

/** Words of the screen in one language. */
export type TrackWords = typeof english;

/** Words of the screen in Odia. */
export const odia: TrackWords = {
  frame: frame.odia,
  captcha: captcha.odia,
  home: 'ଦେବତାଙ୍କ ଭୂମି, ସମସ୍ତଙ୍କ ପାଇଁ ସ୍ପଷ୍ଟ ତଥ୍ୟ',
  homeLead: 'ମନ୍ଦିର ଜମି ପାଇଁ ଆବେଦନ କରନ୍ତୁ, ଅପବ୍ୟବହାର ଜଣାନ୍ତୁ ଏବଂ ପ୍ରତ୍ୟେକ ଆବେଦନର ସ୍ଥିତି ଦେଖନ୍ତୁ।',
  title: 'ଆପଣଙ୍କ ସ୍ଥିତି ଜାଣନ୍ତୁ',
  lead: 'ଲଗ୍‌ଇନ୍ କରିବା ଦରକାର ନାହିଁ।',
  type: 'ଆବେଦନର ପ୍ରକାର',
  types: ['ଜମି ଆବେଦନ', 'ଅବୈଧ ଜମି ବ୍ୟବହାର ସ୍ଥିତି', 'ମାମଲା ନମ୍ବର'],
  number: 'ଆବେଦନ / ଟୋକନ୍ / ମାମଲା ନମ୍ବର',
  numberHint: 'ଆମେ ପଠାଇଥିବା SMSରେ ଏହା ଅଛି।',
  search: 'ଖୋଜନ୍ତୁ',
  result: 'ଫଳାଫଳ',
  current: 'ବର୍ତ୍ତମାନ ସ୍ଥିତି',
  pending: 'ବିଚାରାଧୀନ/ପ୍ରକ୍ରିୟାରେ',
  applicationNumber: 'ଆବେଦନ ନମ୍ବର',
  submitted: 'ଦାଖଲ ହେଲା',
  holder: 'ସ୍ଥାନ',
  office: 'ତହସିଲ କାର୍ଯ୍ୟାଳୟ, ବ୍ରହ୍ମଗିରି',
  way: 'ଇତିହାସ',
  done: 'ହୋଇଗଲା',
  now: 'ଏବେ',
  todo: 'ବାକି',
  verification: 'ଯାଞ୍ଚ',
  visit: 'ତହସିଲ କାର୍ଯ୍ୟାଳୟ ରେକର୍ଡ ଯାଞ୍ଚ କରୁଛି।',
  decision: 'ନିଷ୍ପତ୍ତି',
  prompt: 'ଅଧିକ ତଥ୍ୟ ପାଇଁ ଲଗ୍‌ଇନ୍ କରନ୍ତୁ',
  logIn: 'ଲଗ୍‌ଇନ୍',
};
