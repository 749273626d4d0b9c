import type { ImportPreview } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './imports.css.ts';

/** The first rows of a table as the file has them; a keyboard scrolls it sideways. */
export function PreviewTable({ table }: { table: ImportPreview }) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const language = useLanguage();
  const title = t('imports:preview.title', { table: table.name });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls needs the focus to be scrolled by keys.
    <div className={styles.preview} role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('imports:preview.row')}</th>
            {table.headings.map((heading, index) => (
              <th key={`${index} ${heading}`} scope="col" {...langAttribute(heading, language)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{localizeDigits(String(row))}</th>
              {cells.map((cell, index) => (
                <td key={`${index} ${cell}`} {...langAttribute(cell, language)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
