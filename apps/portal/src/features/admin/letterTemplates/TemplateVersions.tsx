import { sampleWording, type LetterTemplate } from '@temple-land/portal-core';
import { Card, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './letterTemplates.css.ts';

/** The versions of a template, newest first, each with its text. */
export function TemplateVersions({ versions }: { versions: readonly LetterTemplate[] }) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Card title={t('letters:templates.versions')}>
      <ol className={styles.versions}>
        {versions.map(({ version, en, or, savedOn, savedBy, reason }, index) => (
          <li key={version} className={styles.version}>
            <div className={spaceBetween}>
              <h3>{t('letters:templates.version', { n: formatCount(version) })}</h3>
              {index === 0 && (
                <StatusPatch tone="success">{t('letters:templates.current')}</StatusPatch>
              )}
            </div>
            <p className={meta}>
              {savedBy === ''
                ? t('letters:templates.first')
                : t('letters:templates.savedBy', { date: formatDate(savedOn), name: savedBy })}
            </p>
            {reason === sampleWording && <p>{t('letters:templates.sample')}</p>}
            {reason !== '' && reason !== sampleWording && (
              <p {...langAttribute(reason, language)}>{reason}</p>
            )}
            <details className={styles.details}>
              <summary>{t('letters:templates.showText')}</summary>
              <div className={styles.languages}>
                <p lang="en" className={styles.letter}>
                  {en}
                </p>
                <p lang="or" className={styles.letter}>
                  {or}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}
