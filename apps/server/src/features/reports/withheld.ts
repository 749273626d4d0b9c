import {
  holdsDataRight,
  listWithheldFields,
  type DataRight,
  type DataSubject,
  type RecordChange,
} from '@temple-land/portal-core';
import { maySeeLandSources } from '../../db/land/landSources.ts';

/** Returns a record without the values of some fields: empty texts, and 0 for numbers. */
export function withhold<Row extends object>(row: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row;
  const entries = Object.entries(row).map(([key, value]: [string, unknown]) =>
    fields.includes(key) ? [key, typeof value === 'number' ? 0 : ''] : [key, value],
  );
  return Object.fromEntries(entries) as Row;
}

/** Returns changes of a record without what the role may not see: values of fields, and the files of documents. */
export function withholdChanges(
  changes: readonly RecordChange[],
  rights: ReadonlySet<DataRight>,
): RecordChange[] {
  const withheld = listWithheld(rights);
  const maySeeFiles = maySeeLandSources(rights);
  return changes.map(({ sourceFile, ...change }) => ({
    ...change,
    ...(sourceFile && maySeeFiles ? { sourceFile } : {}),
    fields: change.fields.filter(({ name }) => !withheld.includes(name)),
  }));
}

/** Returns the fields and lists of a record that the role may not see. */
export function listWithheld(rights: ReadonlySet<DataRight>): string[] {
  const mayNot = (subject: DataSubject) => !holdsDataRight(rights, `data.${subject}.see`);
  return [
    ...listWithheldFields(rights, 'see'),
    ...(mayNot('outlines') ? ['outlines'] : []),
    ...(mayNot('registers') ? ['leases'] : []),
    ...(mayNot('applications') ? ['applications'] : []),
  ];
}
