import { Heading, Source, Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { Table, type Column } from '../../packages/ui/src/index.ts';
import { findProps } from '../props/componentProps.ts';
import type { PropRow, PropTable } from '../props/readProps.ts';
import { Sentence } from './Sentence.tsx';

function Default({ isRequired, defaultValue }: PropRow) {
  if (isRequired) return <strong>required</strong>;
  if (defaultValue === undefined) return 'none';
  return defaultValue.isCode ? (
    <code>{defaultValue.text}</code>
  ) : (
    <Sentence text={defaultValue.text} />
  );
}

const columns: Column<PropRow>[] = [
  { id: 'name', header: 'Prop', renderCell: ({ name }) => <code>{name}</code> },
  { id: 'type', header: 'Type', renderCell: ({ type }) => <code>{type}</code> },
  { id: 'default', header: 'Default', renderCell: (row) => <Default {...row} /> },
  { id: 'use', header: 'Use', renderCell: ({ sentence }) => <Sentence text={sentence} /> },
];

/** Says which native props a component takes beside its own. */
function NativeProps({ nativeProps, rows }: PropTable) {
  if (nativeProps === '') return null;
  const element = nativeProps.replace('with ', '');
  return (
    <p>
      {rows.length === 0 ? 'It has no props of its own and takes ' : 'It also takes '}
      <Sentence text={element} />: <code>ref</code>, <code>id</code>, <code>className</code>,{' '}
      <code>style</code>, <code>data-*</code>, <code>aria-*</code> and handlers among them.
    </p>
  );
}

function PropsTable({ table }: { table: PropTable }) {
  return (
    <>
      {table.rows.length > 0 && (
        <Unstyled>
          <Table
            className="docs-props"
            caption={`Props of ${table.component}`}
            columns={columns}
            rows={table.rows}
            keyOf={({ name }) => name}
          />
        </Unstyled>
      )}
      <NativeProps {...table} />
    </>
  );
}

/** The props of a component and of those beside it, and the types that they name; nothing for another page. */
export function PropsSection({ name }: { name: string }) {
  const doc = findProps(name);
  if (doc === undefined) return null;
  const [own, ...others] = doc.tables;
  return (
    <>
      <Heading>Props</Heading>
      <Source code={`import { ${name} } from '@temple-land/ui';`} language="tsx" />
      {own && <PropsTable table={own} />}
      {others.map((table) => (
        <section key={table.component}>
          <Subheading>{table.component}</Subheading>
          <PropsTable table={table} />
        </section>
      ))}
      {doc.types.length > 0 && <Subheading>Types of the props</Subheading>}
      {doc.types.map(({ name: type, text }) => (
        <Source key={type} code={text} language="tsx" />
      ))}
    </>
  );
}
