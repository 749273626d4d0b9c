import { formatAcres, type AdminRow, type EntityName, type Field } from '@temple-land/portal-core';
import { Button, StatusPatch, type DataColumn } from '@temple-land/ui';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { noWrap } from '../../../common/page/surface.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translate, Translation } from '../../../i18n/textKey.ts';
import * as styles from '../layout/admin.css.ts';
import { columnsOf, fieldLabel, fieldsOf, nameOf } from './entityFields.ts';
import { choiceWord, wordsOfUse } from './words.ts';

const isMoment = (name: string, field: Field | undefined) =>
  field?.kind === 'moment' || name === 'createdOn';

/** A day and its time; a line may break between them only. */
function Moment({ text }: { text: string }) {
  const [day, ...time] = text.split(' ');
  return (
    <>
      <span className={noWrap}>{day}</span> <span className={noWrap}>{time.join(' ')}</span>
    </>
  );
}

function cellText(
  name: string,
  field: Field | undefined,
  row: AdminRow,
  t: Translate<'admin'>,
): string {
  if (field?.kind === 'reference') return String(row[name.replace(/Id$/, 'Label')] ?? '-');
  const value = row[name];
  if (value === null || value === undefined || value === '') return '-';
  if (isMoment(name, field)) return formatDateTime(String(value));
  if (name === 'area') return formatAcres(Number(value));
  const word = field?.kind === 'choice' ? choiceWord(String(value)) : undefined;
  return word === undefined ? String(value) : t(word);
}

/** Returns the columns of an entity's list, its state and the button that opens a record at the end. */
export function recordColumns(
  entity: EntityName,
  { t, i18n }: Translation<'admin'>,
  onOpen: (row: AdminRow) => void,
): DataColumn<AdminRow>[] {
  const fields = new Map(fieldsOf(entity));
  const use = wordsOfUse(entity);
  const named = columnsOf(entity).map((name): DataColumn<AdminRow> => {
    const field = fields.get(name);
    return {
      id: name,
      header: t(fieldLabel(entity, name)),
      isSortable: field?.kind !== 'reference',
      ...(field?.kind === 'number' || field?.kind === 'rupees' ? { align: 'end' } : {}),
      renderCell: (row) => {
        const words = cellText(name, field, row, t);
        return (
          <span className={styles.long} {...langAttribute(words, languageOf(i18n))}>
            {isMoment(name, field) ? <Moment text={words} /> : words}
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
      renderCell: ({ isActive }) => (
        <span className={noWrap}>
          <StatusPatch tone={isActive ? 'success' : 'neutral'}>
            {t(isActive ? use.active : use.retired)}
          </StatusPatch>
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
            aria-label={`${t('edit')} ${nameOf(entity, row)}`}
            onClick={() => onOpen(row)}
          >
            {t('edit')}
          </Button>
        </span>
      ),
    },
  ];
}
