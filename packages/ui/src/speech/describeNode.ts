import type { AccessibilityNode } from './accessibilityTree.ts';

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

/** Returns the name that a screen reader has for a role. */
function describeRole({ role, states }: AccessibilityNode): string {
  if (states['roledescription']) return String(states['roledescription']);
  if (role === 'heading') return `heading level ${String(states['level'])}`;
  if (role === 'button' && states['pressed'] !== undefined) return 'toggle button';
  return roles[role] ?? role;
}

/** Returns the announcement of one node: role, name, states, description, value, language. */
export function describeNode(node: AccessibilityNode): string {
  const said = [describeRole(node), node.name, ...describeStates(node), node.description];
  return [...said, describeValue(node), describeLanguage(node)]
    .filter((part) => part !== '')
    .join(', ');
}

/** Returns the language of a node for the announcement, '' if it is that of the page. */
export function describeLanguage({ language }: AccessibilityNode): string {
  if (language === '' || language === document.documentElement.lang) return '';
  return `in ${languages.of(language) ?? language}`;
}

/** Returns the text for `aria-current`, for example "current page". */
export function describeCurrent({ attributes }: AccessibilityNode): string {
  const kind = attributes['aria-current'] ?? 'false';
  if (kind === 'false') return '';
  return kind === 'true' ? 'current' : `current ${kind}`;
}

function describeValue({ role, value, states, attributes }: AccessibilityNode): string {
  const text = attributes['aria-valuetext'] ?? '';
  if (text !== '' || role !== 'progressbar' || value === '') return text || value;
  return `${Math.round((100 * Number(value)) / Number(states['valuemax'] ?? 1))} %`;
}

function describeStates(node: AccessibilityNode): string[] {
  const { role, states, attributes } = node;
  const has = (name: string) =>
    [states[name], attributes[`aria-${name}`]].map(String).includes('true');
  const choose = (name: string, yes: string, no: string) => {
    if (states[name] === undefined) return '';
    if (states[name] === 'mixed') return 'half checked';
    return has(name) ? yes : no;
  };
  return [
    choose('checked', 'checked', 'not checked'),
    choose('pressed', 'pressed', 'not pressed'),
    choose('expanded', 'expanded', 'collapsed'),
    choose('selected', 'selected', 'not selected'),
    role === 'combobox' ? '' : (popups[String(states['hasPopup'])] ?? ''),
    describeCurrent(node),
    sorted[attributes['aria-sort'] ?? ''] ?? '',
    has('disabled') ? 'unavailable' : '',
    has('required') ? 'required' : '',
    has('invalid') ? 'invalid entry' : '',
    has('readonly') && states['editable'] !== undefined ? 'read only' : '',
    has('multiline') ? 'multi line' : '',
    has('busy') ? 'busy' : '',
  ];
}
