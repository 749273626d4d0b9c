import { parseRecordName, type PendingChange } from '@temple-land/portal-core';
import { type Column, Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { OfficeMark } from '../../../common/page/OfficeMark.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { RecordFile, fileField, getFileLabel } from '../records/RecordFile.tsx';
import * as styles from '../questions/questions.css.ts';
import { useChangedFieldTexts } from './useChangedFieldTexts.ts';

type ChangedField = PendingChange['fields'][number];

/** The props of `ChangeFields`. */
export interface ChangeFieldsProps {
  change: PendingChange;
  /** The caption of the table. */
  title: string;
}

/** The fields of a change with their values before and after. */
export function ChangeFields({ change, title }: ChangeFieldsProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const getTexts = useChangedFieldTexts(change);
  const isNew = change.kind === 'newAccount' || change.importJobId !== null;
  const before = change.state === 'waiting' ? 'changes.before' : 'changes.was';
  const { recordName = '' } = change;
  const entity = parseRecordName(recordName)?.entity;
  const getLabel = (name: string) =>
    entity && name === fileField ? t(getFileLabel(entity)) : getTexts(name).getLabel(name);
  const renderValue = (which: 'before' | 'after') => (field: ChangedField) => {
    const value = field[which];
    if (change.kind === 'officeDetails' && field.name === 'mark' && value !== '')
      return <OfficeMark mark={value} alt={t('office.mark')} />;
    if (entity && field.name === fileField)
      return (
        <RecordFile
          name={recordName}
          uploadDoc={value}
          context={t(which === 'before' ? before : 'changes.after')}
        />
      );
    const valueText = getTexts(field.name).formatValue(field.name, value);
    return (
      <span className={styles.userText} {...langAttribute(valueText, language)}>
        {valueText}
      </span>
    );
  };
  const createColumn = (
    which: 'before' | 'after',
    header: TextKey<'admin'>,
  ): Column<ChangedField> => ({
    id: which,
    header: t(header),
    renderCell: renderValue(which),
  });
  return (
    <Table
      caption={title}
      columns={[
        {
          id: 'name',
          header: t(change.kind === 'stepRights' ? 'changes.step' : 'changes.field'),
          renderCell: ({ name }) => getLabel(name),
        },
        ...(isNew ? [] : [createColumn('before', before)]),
        createColumn('after', 'changes.after'),
      ]}
      rows={change.fields}
      keyOf={({ name }) => name}
    />
  );
}
