import type { CaseHint, OfficerApplication } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LinkedApplications } from '../../../common/applications/LinkedApplications.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import { HintList } from './CaseHints.tsx';

/** The props of `RelatedTab`. */
export interface RelatedTabProps {
  application: OfficerApplication;
  hints: readonly CaseHint[];
}

/** Appeals, reports and cases that belong to an application, and what else is open about its land or applicant. */
export function RelatedTab({ application, hints }: RelatedTabProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { linked } = application;
  return (
    <Stack gap="xl">
      <h3>{t('casePage:view.related')}</h3>
      {linked.length === 0 && hints.length === 0 && (
        <p className={muted}>{t('casePage:related.none')}</p>
      )}
      <LinkedApplications
        linked={linked}
        hrefOf={({ applicationNo }) => getApplicationPath(applicationNo)}
      />
      {hints.length > 0 && <HintList hints={hints} />}
    </Stack>
  );
}
