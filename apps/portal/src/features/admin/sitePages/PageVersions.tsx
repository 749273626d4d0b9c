import type { PageSource } from '@temple-land/portal-core';
import { Button, Card, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { meta, muted, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { version as versionStyle, versions as versionsStyle } from '../office/office.css.ts';
import { PageDifferences } from './PageReview.tsx';
import * as styles from './sitePages.css.ts';
import type { EditedPage } from './useSitePages.ts';

/** The props of `PageVersions`. */
export interface PageVersionsProps {
  page: EditedPage;
  /** Fills the form with an earlier text; undefined while a draft waits. */
  onUse: ((source: PageSource) => void) | undefined;
}

/** The published versions, newest first, each with what it changed. */
export function PageVersions({ page: { versions, builtIn }, onUse }: PageVersionsProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Card title={t('sitePages:versions')}>
      {versions.length === 0 && <p className={muted}>{t('sitePages:versions.none')}</p>}
      <ol className={versionsStyle}>
        {versions.map((one, index) => {
          const n = formatCount(one.version);
          const name = t('admin:workflows.version', { n });
          return (
            <li key={one.version} className={versionStyle}>
              <div className={spaceBetween}>
                <h3>{name}</h3>
                {index === 0 && (
                  <StatusPatch tone="success">{t('admin:office.current')}</StatusPatch>
                )}
              </div>
              <p className={meta}>
                {t('admin:office.publishedOn', { date: formatDateTime(one.publishedOn) })}{' '}
                {t('admin:workflows.by', { askedBy: one.askedBy, approvedBy: one.approvedBy })}
              </p>
              <p>
                <b>{t('admin:changes.reason')}:</b>{' '}
                <span {...langAttribute(one.reason, language)}>{one.reason}</span>
              </p>
              <details>
                <summary className={styles.summary}>
                  {t('sitePages:versions.changes', { n })}
                </summary>
                <PageDifferences
                  before={versions[index + 1]?.source ?? builtIn}
                  after={one.source}
                  sameText={t('sitePages:differences.same')}
                />
              </details>
              {index > 0 && onUse && (
                <div className={row}>
                  <Button
                    aria-label={`${t('sitePages:versions.use')}: ${name}`}
                    onClick={() => onUse(one.source)}
                  >
                    {t('sitePages:versions.use')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {versions.length > 0 && onUse && (
        <div className={row}>
          <Button onClick={() => onUse(builtIn)}>{t('sitePages:versions.useBuiltIn')}</Button>
        </div>
      )}
    </Card>
  );
}
