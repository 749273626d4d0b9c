/** The texts and figures of page R, shared by all kits. */

/** A question and its answer. */
export interface Question {
  id: string;
  title: string;
  answer: string;
}

/** One of the tabs. */
export interface Topic {
  id: string;
  label: string;
  text: string;
}

/** A tender as its card shows it. */
export interface Tender {
  number: string;
  title: string;
  status: 'Open' | 'Closed';
  facts: readonly (readonly [term: string, value: string])[];
}

const times = <Thing>(count: number, make: (at: number) => Thing): readonly Thing[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

export const brand = 'Office of Temple Lands';

export const links = ['Home', 'About', 'Tenders', 'Questions', 'Contact', 'Log in'];

export const questions: readonly Question[] = times(10, (at) => ({
  id: `answer-${at}`,
  title: `How is request number ${at} handled?`,
  answer: `An officer reads request ${at} within seven working days. You see every step in the list of your requests, and a message tells you when a paper is missing.`,
}));

export const topics: readonly Topic[] = [
  'Lease',
  'Survey',
  'Fees',
  'Papers',
  'Auctions',
  'Quarries',
  'Appeals',
  'Contacts',
].map((label, index) => ({
  id: `topic-${index + 1}`,
  label,
  text: `${label}: what to bring, how long it takes and where to ask. The office is open from ten to five on working days.`,
}));

export const places = times(30, (at) => ({ value: `place-${at}`, label: `District ${at}` }));

export const tenders: readonly Tender[] = times(20, (at) => ({
  number: `TL/2026/${100 + at}`,
  title: `Lease of ${at + 2} acres of temple land beside road ${at}`,
  status: at % 4 === 0 ? 'Closed' : 'Open',
  facts: [
    ['Opens', `${at} November 2026`],
    ['Closes', `${at} December 2026`],
    ['Document fee', `${at * 250} rupees`],
  ],
}));

export const pageCount = 9;

/** The texts around the parts of the page. */
export const words = {
  title: 'Apply for a lease',
  questions: 'Questions',
  topics: 'Topics',
  form: 'Your details',
  tenders: 'Tenders',
  navigation: 'Main',
  pages: 'Pages of the list',
  textSize: 'Text size',
  smaller: 'A− smaller text',
  normal: 'A normal text',
  larger: 'A+ larger text',
  name: 'Full name',
  password: 'Password',
  email: 'E-mail',
  mobile: 'Mobile number',
  code: 'One-time code',
  place: 'District',
  choose: 'Select district',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  verify: 'Verify',
  verified: 'Verified',
  submit: 'Continue',
  open: 'Withdraw the application',
  confirmTitle: 'Withdraw this application?',
  confirmText: 'The application goes back to you as a draft. The fee is not returned.',
  cancel: 'Keep it',
  confirm: 'Withdraw',
  close: 'Close',
  menu: 'Menu',
  external: 'opens another website',
  view: 'View',
  download: 'Download',
  previous: 'Previous',
  next: 'Next',
} as const;

/** Name of a box of the code. */
export const getBoxLabel = (at: number): string => `Digit ${at + 1} of 6`;

/** Name of a page of the list. */
export const getPageLabel = (page: number): string => `Page ${page}`;
