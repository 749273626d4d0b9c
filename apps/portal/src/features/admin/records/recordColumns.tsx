import { type AdminRow, type EntityName, type Field } from '@temple-land/portal-core';
import { formatAcres, formatDate } from '../../../i18n/format.ts';
import { Button, StatusPatch, type DataColumn } from '@temple-land/ui';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { meta, noWrap } from '../../../common/page/card.css.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translate, Translation } from '../../../i18n/textKey.ts';
import * as styles from '../layout/admin.css.ts';
import { listColumns, getFieldLabel, listFields, getRecordName } from './entityFields.ts';
import { toIndianMidnight } from './formatFieldValue.ts';
import { findChoiceLabel, getStateLabels } from './recordLabels.ts';

const isDateTime = (name: string, field: Field | undefined) =>
  field?.kind === 'moment' || name === 'createdOn';

/** A date and its time; a line can break only between them. */
function DateTimeText({ text }: { text: string }) {
  const [day, ...time] = text.split(' ');
  return (
    <>
      <span className={noWrap}>{day}</span> <span className={noWrap}>{time.join(' ')}</span>
    </>
  );
}

function formatChoice(choice: string, t: Translate<'admin'>): string {
  const word = findChoiceLabel(choice);
  return word === undefined ? choice : t(word);
}

function formatCell(
  name: string,
  field: Field | undefined,
  row: AdminRow,
  t: Translate<'admin'>,
): string {
  if (field?.kind === 'reference') return String(row[name.replace(/Id$/, 'Label')] ?? '-');
  const value = row[name];
  if (value === null || value === undefined || value === '') return '-';
  if (isDateTime(name, field)) return formatDateTime(String(value));
  if (name === 'area') return formatAcres(Number(value));
  if (field?.kind === 'choices' && Array.isArray(value)) {
    return value.map((each) => formatChoice(String(each), t)).join(', ');
  }
  if (field?.kind === 'day') return formatDate(toIndianMidnight(String(value)));
  return field?.kind === 'choice' ? formatChoice(String(value), t) : String(value);
}

/** Returns the columns of an entity's list, with the state and the open button at the end. */
export function createRecordColumns(
  entity: EntityName,
  { t, i18n }: Translation<'admin'>,
  onOpen: (row: AdminRow) => void,
): DataColumn<AdminRow>[] {
  const fields = new Map(listFields(entity));
  const use = getStateLabels(entity);
  const named = listColumns(entity).map((name): DataColumn<AdminRow> => {
    const field = fields.get(name);
    return {
      id: name,
      header: t(getFieldLabel(entity, name)),
      isSortable: field?.kind !== 'reference' && name !== 'location' && name !== 'mobile',
      ...(field?.kind === 'number' || field?.kind === 'rupees' ? { align: 'end' } : {}),
      renderCell: (row) => {
        const cellText = formatCell(name, field, row, t);
        return (
          <span className={styles.long} {...langAttribute(cellText, languageOf(i18n))}>
            {isDateTime(name, field) ? (
              <DateTimeText text={cellText} />
            ) : (
              <DatesInText text={cellText} />
            )}
          </span>
        );
      },
    };
  });
  return [
    ...named,
    {
      id: 'use',
      header: t(use.label),
      renderCell: ({ isActive, isEmailUnconfirmed }) => (
        <span className={noWrap}>
          {isEmailUnconfirmed === true && (
            <>
              <StatusPatch tone="warning">{t('user.emailUnconfirmed')}</StatusPatch>{' '}
            </>
          )}
          {isActive ? (
            <span className={meta}>{t(use.active)}</span>
          ) : (
            <StatusPatch tone="neutral">{t(use.retired)}</StatusPatch>
          )}
        </span>
      ),
    },
    {
      id: 'open',
      header: t('edit'),
      isHeaderHidden: true,
      renderCell: (row) => (
        <span className={styles.rowAction}>
          <Button
            kind="quiet"
            id={`open-${row.id}`}
            aria-label={`${t('edit')} ${getRecordName(entity, row)}`}
            onClick={() => onOpen(row)}
          >
            {t('edit')}
          </Button>
        </span>
      ),
    },
  ];
}
