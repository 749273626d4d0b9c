/** A change of the kit in Markdown. */
export interface Change {
  /** The version that contains it; undefined as long as it is not released. */
  version?: string;
  text: string;
}

/** Returns the text of a changeset without its head. */
const readChangeset = (file: string) => file.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

/** Returns the entries of a changelog as changesets writes it. */
function readChangelog(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version = '', ...lines] = part.split('\n');
      const entries = lines.join('\n').split(/^- /m).slice(1);
      return entries.map((entry) => ({
        version: version.trim(),
        text: entry
          .replace(/^[0-9a-f]{7,}: /, '')
          .replaceAll(/^ {2}/gm, '')
          .trim(),
      }));
    });
}

const shortSentence = 120;

/** Returns the paragraphs and the rows of tables that name a component, after a short first sentence. */
function keepNamed(text: string, named: RegExp): string {
  const blocks = text.split(/\n{2,}/).flatMap((block, index) => {
    const [head = '', line = '', ...rows] = block.split('\n');
    const own = rows.filter((row) => named.test(row));
    if (block.startsWith('|')) return own.length === 0 ? [] : [[head, line, ...own].join('\n')];
    const isLead = index === 0 && block.length < shortSentence;
    return isLead || named.test(block) ? [block] : [];
  });
  return blocks.join('\n\n');
}

/** Returns the changes that name a component, those that are not released first. */
export function findChanges(
  name: string,
  changesets: readonly string[],
  changelog: string,
): Change[] {
  const named = new RegExp(`\\b${name}\\b`);
  const waiting = changesets.map((file): Change => ({ text: readChangeset(file) }));
  return [...waiting, ...readChangelog(changelog)]
    .filter(({ text }) => named.test(text))
    .map((change) => ({ ...change, text: keepNamed(change.text, named) }));
}
