import { sampleOffice, type OfficeVersion } from '@temple-land/portal-core';
import { Button, Card, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { muted, meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { OfficeDifferences } from './OfficeDifferences.tsx';
import * as styles from './office.css.ts';

/** The props of `OfficeVersions`. */
export interface OfficeVersionsProps {
  versions: readonly OfficeVersion[];
  /** Fills the form with the details of an earlier version; undefined while a change waits. */
  onUse: ((version: OfficeVersion) => void) | undefined;
}

/** The published versions, newest first, each with what it changed. */
export function OfficeVersions({ versions, onUse }: OfficeVersionsProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  return (
    <Card title={t('office.versions')}>
      {versions.length === 0 && <p className={muted}>{t('office.none')}</p>}
      <ol className={styles.versions}>
        {versions.map((one, index) => {
          const name = t('workflows.version', { n: formatCount(one.version) });
          return (
            <li key={one.version} className={styles.version}>
              <div className={spaceBetween}>
                <h3>{name}</h3>
                {index === 0 && <StatusPatch tone="success">{t('office.current')}</StatusPatch>}
              </div>
              <p className={meta}>
                {t('office.publishedOn', { date: formatDateTime(one.publishedOn) })}{' '}
                {t('workflows.by', { askedBy: one.askedBy, approvedBy: one.approvedBy })}
              </p>
              <p>
                <b>{t('changes.reason')}:</b>{' '}
                <span {...langAttribute(one.reason, language)}>{one.reason}</span>
              </p>
              <OfficeDifferences
                before={versions[index + 1]?.details ?? sampleOffice}
                after={one.details}
              />
              {index > 0 && onUse && (
                <div className={row}>
                  <Button aria-label={`${t('office.use')}: ${name}`} onClick={() => onUse(one)}>
                    {t('office.use')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
