import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { findProps } from '../props/componentProps.ts';
import { findChanges } from './changes.ts';

const changesets = import.meta.glob<string>(
  ['../../.changeset/*.md', '!../../.changeset/README.md'],
  { query: '?raw', import: 'default', eager: true },
);
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [changelog = ''] = Object.values(changelogs);

/** The changes of a component, from the changesets and the changelog; nothing on another page. */
export function ChangesSection({ name }: { name: string }) {
  if (findProps(name) === undefined) return null;
  const changes = findChanges(name, Object.values(changesets), changelog);
  return (
    <>
      <Heading>Changes</Heading>
      {changes.length === 0 && <p>No change is recorded.</p>}
      {changes.length > 0 && (
        <dl className="docs-changes">
          {changes.map(({ version = 'Next version', text }) => (
            <div key={text}>
              <dt>{version}</dt>
              <dd>
                <Markdown>{text}</Markdown>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
