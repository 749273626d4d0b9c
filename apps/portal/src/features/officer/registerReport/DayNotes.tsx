import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import * as styles from './registerReport.css.ts';

/** What in a report is not of its day. */
export function DayNotes({ notes }: { notes: readonly string[] }) {
  const { t, i18n } = useTranslation(['officer', 'common', 'specification']);
  if (notes.length === 0) return null;
  return (
    <Alert tone="info" role="none" title={t('register.day.notOfDay')}>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note} {...langAttribute(note, languageOf(i18n))}>
            {note}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
