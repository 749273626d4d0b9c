import type { Heard } from './tree.ts';

const roles: Record<string, string> = {
  alertdialog: 'alert dialog',
  banner: 'banner landmark',
  checkbox: 'check box',
  columnheader: 'column header',
  combobox: 'combo box',
  complementary: 'complementary landmark',
  contentinfo: 'content information landmark',
  DescriptionList: 'description list',
  DisclosureTriangle: 'button',
  form: 'form landmark',
  gridcell: 'cell',
  group: 'grouping',
  image: 'graphic',
  listbox: 'list box',
  main: 'main landmark',
  menubar: 'menu bar',
  menuitem: 'menu item',
  menuitemcheckbox: 'check menu item',
  menuitemradio: 'radio menu item',
  navigation: 'navigation landmark',
  progressbar: 'progress bar',
  radio: 'radio button',
  radiogroup: 'radio group',
  rowheader: 'row header',
  search: 'search landmark',
  searchbox: 'search edit',
  spinbutton: 'spin button',
  splitter: 'separator',
  tablist: 'tab control',
  tabpanel: 'tab panel',
  textbox: 'edit',
};

const popups: Record<string, string> = { menu: 'opens menu', dialog: 'opens dialog' };

const sorted: Record<string, string> = { ascending: 'sorted up', descending: 'sorted down' };

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the role in the words of a screen reader. */
function roleWords({ role, states }: Heard): string {
  if (states['roledescription']) return String(states['roledescription']);
  if (role === 'heading') return `heading level ${String(states['level'])}`;
  if (role === 'button' && states['pressed'] !== undefined) return 'toggle button';
  return roles[role] ?? role;
}

/** Returns the announcement of one node: role, name, states, description, value, language. */
export function phrase(heard: Heard): string {
  const said = [roleWords(heard), heard.name, ...stateWords(heard), heard.description];
  return [...said, valueWords(heard), languageWords(heard)]
    .filter((part) => part !== '')
    .join(', ');
}

/** Names the language that the voice changes to, when it is not that of the page. */
export function languageWords({ language }: Heard): string {
  if (language === '' || language === document.documentElement.lang) return '';
  return `in ${languages.of(language) ?? language}`;
}

/** Returns the words for the current one of several, for example "current page". */
export function currentWords({ attributes }: Heard): string {
  const kind = attributes['aria-current'] ?? 'false';
  if (kind === 'false') return '';
  return kind === 'true' ? 'current' : `current ${kind}`;
}

function valueWords({ role, value, states, attributes }: Heard): string {
  const text = attributes['aria-valuetext'] ?? '';
  if (text !== '' || role !== 'progressbar' || value === '') return text || value;
  return `${Math.round((100 * Number(value)) / Number(states['valuemax'] ?? 1))} %`;
}

function stateWords(heard: Heard): string[] {
  const { role, states, attributes } = heard;
  const has = (name: string) =>
    [states[name], attributes[`aria-${name}`]].map(String).includes('true');
  const either = (name: string, yes: string, no: string) => {
    if (states[name] === undefined) return '';
    if (states[name] === 'mixed') return 'half checked';
    return has(name) ? yes : no;
  };
  return [
    either('checked', 'checked', 'not checked'),
    either('pressed', 'pressed', 'not pressed'),
    either('expanded', 'expanded', 'collapsed'),
    either('selected', 'selected', 'not selected'),
    role === 'combobox' ? '' : (popups[String(states['hasPopup'])] ?? ''),
    currentWords(heard),
    sorted[attributes['aria-sort'] ?? ''] ?? '',
    has('disabled') ? 'unavailable' : '',
    has('required') ? 'required' : '',
    has('invalid') ? 'invalid entry' : '',
    has('readonly') && states['editable'] !== undefined ? 'read only' : '',
    has('multiline') ? 'multi line' : '',
    has('busy') ? 'busy' : '',
  ];
}
