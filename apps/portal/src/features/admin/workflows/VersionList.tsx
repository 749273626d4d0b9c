import { compareWorkflowChoices, type WorkflowVersion } from '@temple-land/portal-core';
import { Card, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Differences } from './Differences.tsx';
import * as styles from './workflows.css.ts';

interface VersionProps {
  version: WorkflowVersion;
  before: WorkflowVersion | undefined;
  isCurrent: boolean;
  isFuture: boolean;
}

function VersionItem({ version, before, isCurrent, isFuture }: VersionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { applicationType, validFrom, reason, askedBy, approvedBy, open } = version;
  const date = formatDate(validFrom);
  return (
    <li className={styles.version}>
      <div className={spaceBetween}>
        <h3>{t('workflows.version', { n: formatCount(version.version) })}</h3>
        {isCurrent && <StatusPatch tone="success">{t('workflows.current')}</StatusPatch>}
        {isFuture && <StatusPatch tone="info">{t('workflows.future')}</StatusPatch>}
      </div>
      <p className={meta}>
        {before ? t('workflows.validFrom', { date }) : t('workflows.first')}{' '}
        {t('workflows.open', { count: open })}
      </p>
      {before && (
        <>
          <Differences differences={compareWorkflowChoices(applicationType, before, version)} />
          {reason !== '' && (
            <p>
              <b>{t('changes.reason')}:</b>{' '}
              <span {...langAttribute(reason, language)}>{reason}</span>
            </p>
          )}
          <p className={meta}>
            {askedBy === '' ? t('workflows.release') : t('workflows.by', { askedBy, approvedBy })}
          </p>
        </>
      )}
    </li>
  );
}

/** The versions of a workflow, newest first, each with what it changed. */
export function VersionList({ versions }: { versions: readonly WorkflowVersion[] }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [now] = useState(() => new Date().toISOString());
  const current = versions.find(({ validFrom }) => validFrom <= now);
  return (
    <Card title={t('workflows.versions')}>
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <VersionItem
            key={version.version}
            version={version}
            before={versions[index + 1]}
            isCurrent={version === current}
            isFuture={version.validFrom > now}
          />
        ))}
      </ol>
    </Card>
  );
}
