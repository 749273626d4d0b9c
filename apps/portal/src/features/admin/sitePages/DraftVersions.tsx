import type { DraftSource } from '@temple-land/portal-core';
import { Button, Card, StatusPatch } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meta, muted, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { version as versionStyle, versions as versionsStyle } from '../office/office.css.ts';
import * as styles from './sitePages.css.ts';
import type { EditedVersion } from './useSitePages.ts';

/** Who published a version, and when. */
function VersionMeta({ version }: { version: EditedVersion<DraftSource> }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { askedBy, approvedBy, publishedOn } = version;
  const date = formatDateTime(publishedOn);
  if (askedBy === '') return <p className={meta}>{t('sitePages:versions.before', { date })}</p>;
  return (
    <p className={meta}>
      {t('admin:office.publishedOn', { date })}{' '}
      {approvedBy === ''
        ? t('sitePages:versions.alone', { name: askedBy })
        : t('admin:workflows.by', { askedBy, approvedBy })}
    </p>
  );
}

/** The props of `DraftVersions`. */
export interface DraftVersionsProps<Source extends DraftSource> {
  versions: readonly EditedVersion<Source>[];
  /** The text before the first version; undefined if there was none. */
  builtIn: Source | undefined;
  /** What is said without a version. */
  noneText: string;
  renderDifferences: (before: Source, after: Source) => ReactNode;
  /** Fills the form with an earlier text; undefined while a draft waits. */
  onUse: ((source: Source) => void) | undefined;
}

/** The published versions, newest first, each with what it changed. */
export function DraftVersions<Source extends DraftSource>({
  versions,
  builtIn,
  noneText,
  renderDifferences,
  onUse,
}: DraftVersionsProps<Source>) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Card title={t('sitePages:versions')}>
      {versions.length === 0 && <p className={muted}>{noneText}</p>}
      <ol className={versionsStyle}>
        {versions.map((one, index) => {
          const before = versions[index + 1]?.source ?? builtIn;
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
              <VersionMeta version={one} />
              {one.reason !== '' && (
                <p>
                  <b>{t('admin:changes.reason')}:</b>{' '}
                  <span {...langAttribute(one.reason, language)}>{one.reason}</span>
                </p>
              )}
              {before && (
                <details>
                  <summary className={styles.summary}>
                    {t('sitePages:versions.changes', { n })}
                  </summary>
                  {renderDifferences(before, one.source)}
                </details>
              )}
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
      {builtIn && versions.length > 0 && onUse && (
        <div className={row}>
          <Button onClick={() => onUse(builtIn)}>{t('sitePages:versions.useBuiltIn')}</Button>
        </div>
      )}
    </Card>
  );
}
