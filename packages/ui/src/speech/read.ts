import { withoutLabels } from './labels.ts';
import { currentWords, languageWords, phrase } from './phrase.ts';
import { walkedTable } from './table.ts';
import { heardInside, type Heard } from './tree.ts';

const set = (roles: string) => new Set(roles.split(' '));

const silent = set(
  'RootWebArea generic paragraph listitem caption none row rowgroup LabelText Legend figcaption ' +
    'strong emphasis sectionheader sectionfooter term definition time',
);
const onlyNamed = set('group form region');
const inline = set(
  'StaticText InlineTextBox generic strong emphasis code mark LineBreak time Abbr',
);
const leaves = set(
  'button textbox searchbox combobox spinbutton slider checkbox radio switch image option ' +
    'progressbar meter',
);
const fromContent = set(
  'link heading tab menuitem DisclosureTriangle columnheader rowheader cell gridcell',
);
const tables = set('table grid treegrid');
const live = set('status alert log timer');

/** Returns what a screen reader announces of a document and of its descendants, one line for each stop. */
export function read(document: Heard): string[] {
  return lines(withoutLabels(document));
}

function lines(heard: Heard): string[] {
  const { role, name } = heard;
  if (heard.isIgnored) return inside(heard);
  if (role === 'StaticText' || role === 'ListMarker') return text(heard);
  if (silent.has(role)) return withPrefix(currentWords(heard), inside(heard));
  if (onlyNamed.has(role) && name === '') return inside(heard);
  if (leaves.has(role)) return [phrase(heard)];
  if (fromContent.has(role)) {
    if (isText(heard)) return [phrase(heard)];
    return withPrefix(phrase({ ...heard, name: '' }), inside(heard));
  }
  const found = inside(tables.has(role) ? walkedTable(heard) : heard);
  return live.has(role) && found.length === 0 ? [] : [phrase(sized(heard)), ...found];
}

function sized(heard: Heard): Heard {
  if (tables.has(heard.role)) return walkedTable(heard);
  if (heard.role !== 'list') return heard;
  const count = heardInside(heard).filter(({ role }) => role === 'listitem').length;
  return { ...heard, role: `list with ${count} ${count === 1 ? 'item' : 'items'}` };
}

function inside({ children }: Heard): string[] {
  const joined: Heard[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    const isSameText = last?.role === 'StaticText' && child.role === 'StaticText';
    if (isSameText) joined[joined.length - 1] = { ...last, name: `${last.name}${child.name}` };
    else joined.push(child);
  }
  return joined.flatMap(lines);
}

function text(heard: Heard): string[] {
  const name = heard.name.trim();
  if (name === '' || name === '•') return [];
  return withPrefix(name, [languageWords(heard)].filter(Boolean));
}

function withPrefix(prefix: string, [first, ...rest]: string[]): string[] {
  return [[prefix, first].filter(Boolean).join(', '), ...rest].filter(Boolean);
}

function isText(heard: Heard): boolean {
  return heardInside(heard).every((child) => inline.has(child.role) && isText(child));
}
