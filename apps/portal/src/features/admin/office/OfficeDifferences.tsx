import type { OfficeField } from '@temple-land/portal-core';
import { Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { OfficeMark } from '../../../common/page/OfficeMark.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import {
  formatOfficeValue,
  getFieldLanguage,
  getOfficeLabel,
  listDifferences,
} from './officeLabels.ts';

/** The props of `OfficeDifferences`. */
export interface OfficeDifferencesProps {
  before: Readonly<Record<OfficeField, string>>;
  after: Readonly<Record<OfficeField, string>>;
}

/** The details in which two versions differ, with both values; nothing without a difference. */
export function OfficeDifferences({ before, after }: OfficeDifferencesProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const own = useLanguage();
  const fields = listDifferences(before, after);
  if (fields.length === 0) return null;
  const renderValue = (values: typeof before) => (field: OfficeField) => {
    if (field === 'mark' && values.mark !== '')
      return <OfficeMark mark={values.mark} alt={t('office.mark')} />;
    const language = getFieldLanguage(field) ?? own;
    const text = formatOfficeValue(field, values[field], { t });
    if (values[field] === '') return text;
    return <span {...(language === own ? {} : { lang: language })}>{text}</span>;
  };
  return (
    <Table
      caption={t('office.differences')}
      columns={[
        {
          id: 'field',
          header: t('changes.field'),
          renderCell: (field) => getOfficeLabel(field, { t }),
        },
        { id: 'before', header: t('changes.was'), renderCell: renderValue(before) },
        { id: 'after', header: t('changes.after'), renderCell: renderValue(after) },
      ]}
      rows={fields}
      keyOf={(field) => field}
    />
  );
}
