/** A section of the kit: its purpose, and its first page. */
export interface Section {
  name: string;
  text: string;
  /** Title of a story file, as it stands in the sidebar. */
  firstPage: string;
  /** Name of its page, or of a story that has none; `Docs` by default. */
  firstName?: string;
}

/** A role of a reader: the page that is written for it. */
export interface Role {
  name: string;
  text: string;
  page: string;
}

export const roles: readonly Role[] = [
  {
    name: 'For designers',
    text: 'Tokens, do and do not, and the same kit in other colours.',
    page: 'Start/For designers',
  },
  {
    name: 'For auditors',
    text: 'Which criterion is tested by which test, and how to repeat it.',
    page: 'Start/For auditors',
  },
  {
    name: 'For developers',
    text: 'Install, a first page, all props with their defaults.',
    page: 'Start/For developers',
  },
];

export const sections: readonly Section[] = [
  {
    name: 'Foundations',
    text: 'Colour with its contrast, type in three scripts, space, motion, icons.',
    firstPage: 'Foundations/Colour',
  },
  {
    name: 'Actions',
    text: 'What starts something or leads elsewhere.',
    firstPage: 'Actions/Button',
  },
  {
    name: 'Fields',
    text: 'What a person fills in, and how it says no.',
    firstPage: 'Fields/TextField',
  },
  {
    name: 'Feedback',
    text: 'What tells how it went, seen and spoken.',
    firstPage: 'Feedback/Alert',
  },
  {
    name: 'Structure',
    text: 'Header, footer, navigation, tabs, the frame of a page.',
    firstPage: 'Structure/SiteHeader',
  },
  {
    name: 'Content',
    text: 'Tables, figures, charts, the sheet to print.',
    firstPage: 'Content/DataTable',
  },
  {
    name: 'Another department',
    text: 'A page of an invented office: its own words and colours, the same kit.',
    firstPage: 'Another department/Waterways Office',
    firstName: 'How it is made',
  },
  {
    name: 'Temple screens',
    text: 'Whole screens of the temple, put together from the kit alone: log in, apply, track.',
    firstPage: 'Temple screens/Apply',
    firstName: 'Default',
  },
];

/** The checks that run on each story. */
export const storyChecks: readonly string[] = [
  'No finding of axe in light, in dark and in forced colours',
  'No sideways scrolling at 320 px, also with text at 19 px',
  'Nothing cut off with wide letter, word and line spacing',
  'Targets of 44 px',
  'A focus of 2 px at 3 : 1 on every stop of the Tab key',
  'Nothing that moves for more than 200 ms when less motion is asked for',
  'A silent console',
  'A transcript of what a screen reader is given, kept beside the component',
];

/** What the tools of the toolbar show. */
export const toolbarTools: readonly (readonly [tool: string, use: string])[] = [
  ['Theme and department', 'light and dark, and the colours of another office from twelve tokens'],
  ['Text size', '12 to 19 px at the root; every size follows'],
  ['Language', 'the page in English, Odia or Hindi, with the line heights of its script'],
  ['Contrast and motion', 'what a visitor gets who asks the system for more or for less'],
  ['Width', '320, 360, 820 and 1440 px, beside the settings of a story'],
];
