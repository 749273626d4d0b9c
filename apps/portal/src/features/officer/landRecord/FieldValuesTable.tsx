import { Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './landRecord.css.ts';
import { formatChangedValue, getFieldLabel } from './recordWords.ts';

/** The props of `FieldValuesTable`. */
export interface FieldValuesTableProps<Which extends string> {
  caption: string;
  fields: readonly ({ name: string } & Readonly<Record<Which, string>>)[];
  /** The two values of each field, with the headings of their columns. */
  columns: readonly (readonly [which: Which, header: string])[];
}

/** The fields of a record, each with two of its values. */
export function FieldValuesTable<Which extends string>({
  caption,
  fields,
  columns,
}: FieldValuesTableProps<Which>) {
  const text = useTranslation(['landRecord', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Table
      caption={caption}
      columns={[
        {
          id: 'name',
          header: text.t('landRecord:change.field'),
          renderCell: ({ name }) => getFieldLabel(name, text),
        },
        ...columns.map(([which, header]) => ({
          id: which,
          header,
          renderCell: (field: FieldValuesTableProps<Which>['fields'][number]) => {
            const value = formatChangedValue(field.name, field[which], text);
            return (
              <span className={styles.long} {...langAttribute(value, language)}>
                {value}
              </span>
            );
          },
        })),
      ]}
      rows={fields}
      keyOf={({ name }) => name}
    />
  );
}
